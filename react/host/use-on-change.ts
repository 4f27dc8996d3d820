import { type EffectCallback, useLayoutEffect } from 'react';

/**
 * Runs the effect on mount and whenever a key changes, whatever other values the effect reads. The effect sees the
 * values of the render it follows.
 */
export function useOnChange(keys: readonly unknown[], effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the effect follows
  useLayoutEffect(effect, keys);
}

/** Runs the effect on mount. Its result runs on unmount. */
export const useOnMount = (effect: EffectCallback): void => useOnChange([], effect);
