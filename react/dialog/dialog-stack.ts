import { atom } from 'jotai/vanilla';
import { pageStore } from '../../logic/state/page-state.ts';
import { lockScroll } from './scroll-lock.ts';

/** The slot in each of our dialogs into which the page's toasts come. */
export const TOASTS_SLOT = 'toasts';

const dialogsAtom = atom<readonly HTMLDialogElement[]>([]);

/** The modal dialog above all others; what is outside of it is inert. */
export const topDialogAtom = atom((get) => get(dialogsAtom).at(-1));

/** Only the dialog on top has a backdrop. */
function changeStack(change: (dialogs: readonly HTMLDialogElement[]) => HTMLDialogElement[]): void {
  pageStore.set(dialogsAtom, change);
  const top = pageStore.get(topDialogAtom);
  for (const dialog of pageStore.get(dialogsAtom)) {
    dialog.toggleAttribute('data-covered', dialog !== top);
  }
}

/** Puts an open dialog on top of the others and stops the page from scrolling; the result undoes both. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  const unlockScroll = lockScroll();
  changeStack((dialogs) => [...dialogs, dialog]);
  return () => {
    changeStack((dialogs) => dialogs.filter((other) => other !== dialog));
    unlockScroll();
  };
}
