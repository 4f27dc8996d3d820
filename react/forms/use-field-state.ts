import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';

/** What is known of a field's value: nothing, that it is right, that it is wrong. */
export type FieldState = 'empty' | 'success' | 'error';

/** Says it in the element's `data-state`. */
export function useFieldState({ host }: Environment, state: FieldState): void {
  useLayoutEffect(() => {
    host.dataset.state = state;
  }, [host, state]);
}
