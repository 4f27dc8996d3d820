import { useLayoutEffect, useRef } from 'react';
import type { Environment } from '../host/environment.ts';

/** Lets `updateComplete` wait, once the result is called, until another `value` is rendered. */
export function useHold({ hold }: Environment, value: unknown): () => void {
  const releases = useRef<(() => void)[]>([]);
  const releaseAll = () => {
    for (const release of releases.current.splice(0)) release();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what is waited for
  useLayoutEffect(releaseAll, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the element goes, nothing will be rendered
  useLayoutEffect(() => releaseAll, []);
  return () => void releases.current.push(hold());
}
