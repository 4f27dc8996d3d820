import { useState } from 'react';

/** Whether the calendar is open, and how often it was opened. */
export interface Opening {
  readonly isOpen: boolean;
  readonly count: number;
  open(): void;
  close(): void;
}

/** The state of an initially closed calendar. */
export function useOpening(): Opening {
  const [state, setState] = useState({ isOpen: false, count: 0 });
  const set = (isOpen: boolean) =>
    setState(({ count }) => ({ isOpen, count: count + Number(isOpen) }));
  return { ...state, open: () => set(true), close: () => set(false) };
}
