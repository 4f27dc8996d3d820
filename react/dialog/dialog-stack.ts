import { atom } from 'jotai/vanilla';
import { pageStore } from '../../logic/state/page-state.ts';
import { lockScroll } from './scroll-lock.ts';

/** The slot for the page's toasts in each of our dialogs. */
export const TOASTS_SLOT = 'toasts';

const dialogsAtom = atom<readonly HTMLDialogElement[]>([]);

/** The topmost modal dialog; everything outside it is inert. */
export const topDialogAtom = atom((get) => get(dialogsAtom).at(-1));

/** Only the topmost dialog has a backdrop. */
function changeStack(change: (dialogs: readonly HTMLDialogElement[]) => HTMLDialogElement[]): void {
  pageStore.set(dialogsAtom, change);
  const top = pageStore.get(topDialogAtom);
  for (const dialog of pageStore.get(dialogsAtom)) {
    dialog.toggleAttribute('data-covered', dialog !== top);
  }
}

/** Adds an open dialog to the top of the stack and locks scrolling. The result undoes both. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  const unlockScroll = lockScroll();
  changeStack((dialogs) => [...dialogs, dialog]);
  return () => {
    changeStack((dialogs) => dialogs.filter((other) => other !== dialog));
    unlockScroll();
  };
}
