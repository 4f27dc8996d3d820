import { useLayoutEffect } from 'react';
import type { Cell } from '../../logic/state/by-host.ts';

/**
 * Calls `tell`, with the value before, when a value differs from the one that was told last. The cell lives as long
 * as the element: when an element moves, its component is mounted anew, and a move is no event.
 */
export function useOnNewValue<T>(told: Cell<T>, value: T, tell: (before: T) => void): void {
  useLayoutEffect(() => {
    const before = told.current;
    if (value === before) return;
    told.current = value;
    tell(before);
  });
}
