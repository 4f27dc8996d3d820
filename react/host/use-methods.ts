import { useLayoutEffect } from 'react';
import type { Environment } from './environment.ts';

/** Answers the element's declared methods while the component is mounted. */
export function useMethods(
  env: Environment,
  methods: Readonly<Record<string, (...args: never[]) => unknown>>,
): void {
  useLayoutEffect(() => env.provideMethods(methods));
}
