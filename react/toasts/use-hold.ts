import { useLayoutEffect, useRef } from 'react';
import type { Environment } from '../host/environment.ts';

/** Returns a function that makes `updateComplete` wait until another `value` is rendered. */
export function useHold({ hold }: Environment, value: unknown): () => void {
  const releases = useRef<(() => void)[]>([]);
  const releaseAll = () => {
    for (const release of releases.current.splice(0)) release();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value ends the wait
  useLayoutEffect(releaseAll, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed element renders nothing more
  useLayoutEffect(() => releaseAll, []);
  return () => void releases.current.push(hold());
}
