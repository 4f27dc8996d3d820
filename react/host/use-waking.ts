import { useLayoutEffect } from '../resting/hooks.ts';
import type { Environment } from './environment.ts';

/** Lets the component of a tag at rest come, as soon as the view at rest is not enough. */
export function useWaking({ wake }: Environment, isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (isNeeded) wake();
  });
}
