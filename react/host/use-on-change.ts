import { type EffectCallback, useLayoutEffect } from 'react';

/**
 * Runs the effect when the component mounts, and again when one of the keys changes: the keys decide, whatever else the effect
 * reads. It reads the values of the render that it follows.
 */
export function useOnChange(keys: readonly unknown[], effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the effect follows
  useLayoutEffect(effect, keys);
}

/** Runs the effect when the component mounts; it may return what to do when the component unmounts. */
export const useOnMount = (effect: EffectCallback): void => useOnChange([], effect);
