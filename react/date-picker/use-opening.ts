import { useState } from 'react';

/** Whether the calendar is to be open, and how often it was opened. */
export interface Opening {
  readonly isOpen: boolean;
  readonly count: number;
  open(): void;
  close(): void;
}

/** The calendar begins closed. */
export function useOpening(): Opening {
  const [state, setState] = useState({ isOpen: false, count: 0 });
  const set = (isOpen: boolean) =>
    setState(({ count }) => ({ isOpen, count: count + Number(isOpen) }));
  return { ...state, open: () => set(true), close: () => set(false) };
}
