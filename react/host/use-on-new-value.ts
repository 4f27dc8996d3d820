import { useLayoutEffect } from 'react';
import type { Cell } from '../../logic/state/by-host.ts';

/**
 * Calls `onChange` with the previous value when a value differs from the last reported one. A ref keeps that as long as
 * the component, a `hostCell` as long as the element: moving an element remounts its component, which may not count as
 * a change.
 */
export function useOnNewValue<T>(reported: Cell<T>, value: T, onChange: (before: T) => void): void {
  useLayoutEffect(() => {
    const before = reported.current;
    if (value === before) return;
    reported.current = value;
    onChange(before);
  });
}
