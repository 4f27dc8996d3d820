import { hostState } from '../../logic/state/host-state.ts';
import { pageStore } from '../../logic/state/page-store.ts';
import { useAtomValue } from '../host/use-atom.ts';

/** Whether the calendar is to be open, and how often it was opened. */
export interface Opening {
  readonly isOpen: boolean;
  readonly count: number;
  open(): void;
  close(): void;
}

const openingOf = hostState({ isOpen: false, count: 0 });

/** The calendar begins closed. What opens it may come before its component, which then finds it so. */
export function useOpening(host: HTMLElement): Opening {
  const opening = openingOf(host);
  const state = useAtomValue(opening);
  const set = (isOpen: boolean) =>
    pageStore.set(opening, ({ count }) => ({ isOpen, count: count + Number(isOpen) }));
  return { ...state, open: () => set(true), close: () => set(false) };
}
