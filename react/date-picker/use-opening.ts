import { useState } from '../resting/hooks.ts';

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
  return {
    ...state,
    open: () => setState(({ count }) => ({ isOpen: true, count: count + 1 })),
    close: () => setState(({ count }) => ({ isOpen: false, count })),
  };
}
