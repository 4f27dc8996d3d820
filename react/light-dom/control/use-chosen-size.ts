import type { Environment } from '../../host/environment.ts';
import { useControlValue } from './use-control-value.ts';

interface SizeChoice {
  /** Overrides the size of the control. */
  readonly size: string | undefined;
  /** The author's selector of the control. */
  readonly sizeFrom: string | undefined;
}

/** The given size, or the one chosen in a control of the page. */
export function useChosenSize(
  env: Environment,
  { size, sizeFrom }: SizeChoice,
): string | undefined {
  const chosen = useControlValue(env, size ? undefined : sizeFrom);
  return size || chosen;
}
