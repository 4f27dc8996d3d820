import { useWaking } from '../host/use-waking.ts';
import type { RegionModalProps } from './region-modal.props.ts';
import { useForcedPlace } from './use-forced-place.ts';

/** Nothing, while no region is forced. */
export function RegionModalAtRest({ env }: RegionModalProps) {
  useWaking(env, useForcedPlace(env) !== undefined);
  return null;
}
