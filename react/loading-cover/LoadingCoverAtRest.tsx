import { useStates } from '../host/use-states.ts';
import { useWaking } from '../host/use-waking.ts';
import type { LoadingCoverProps } from './loading-cover.props.ts';

/** The children of a cover that nobody has asked for. */
export function LoadingCoverAtRest({ env, open }: LoadingCoverProps) {
  useWaking(env, open);
  useStates(env, { open: false });
  return <slot hidden={!open} />;
}
