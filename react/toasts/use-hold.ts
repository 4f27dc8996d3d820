import { useRef } from 'react';
import type { Environment } from '../host/environment.ts';
import { useOnChange, useOnMount } from '../host/use-on-change.ts';

/** Returns a function that makes `updateComplete` wait until another `value` is rendered. */
export function useHold({ hold }: Environment, value: unknown): () => void {
  const releases = useRef<(() => void)[]>([]);
  const releaseAll = () => {
    for (const release of releases.current.splice(0)) release();
  };
  // another value ends the wait
  useOnChange([value], releaseAll);
  // a removed element renders nothing more
  useOnMount(() => releaseAll);
  return () => void releases.current.push(hold());
}
