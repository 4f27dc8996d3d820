import { useLayoutEffect } from 'react';
import type { Environment } from './environment.ts';

/** Keeps the element's `:state()`s in step with what is shown. */
export function useStates(env: Environment, states: Readonly<Record<string, boolean>>): void {
  useLayoutEffect(() => env.setStates(states));
}
