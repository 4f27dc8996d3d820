import type { Environment } from '../../host/environment.ts';
import { useControlValue } from './use-control-value.ts';

interface SizeChoice {
  /** Wins over that of the control. */
  readonly size: string | undefined;
  /** The author's selector of the control. */
  readonly sizeFrom: string | undefined;
}

/** The size that is given, or else chosen in a control of the page. */
export function useChosenSize(
  env: Environment,
  { size, sizeFrom }: SizeChoice,
): string | undefined {
  const chosen = useControlValue(env, size ? undefined : sizeFrom);
  return size || chosen;
}
