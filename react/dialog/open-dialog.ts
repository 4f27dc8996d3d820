import { focusedElement } from '../light-dom/focused-element.ts';
import { stackDialog } from './dialog-stack.ts';

/** A dialog that is open, or waits for its place to be shown. */
export interface OpenDialog {
  /** To be called when the dialog may have been moved, closed or hidden. */
  refresh(): void;
  /** Closes it and gives focus back. */
  close(): void;
}

/** Shows a dialog as modal, also one that was moved: it is still marked as open, but no longer modal. */
function showModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  dialog.removeAttribute('open');
  dialog.showModal();
}

/**
 * Focuses the opener, which the browser forgets where a dialog was moved or taken off the page; nothing has focus
 * where the opener is gone.
 */
function giveFocusBack(dialog: HTMLDialogElement, opener: Element | null): void {
  const isInside = () => dialog.matches(':focus-within');
  const isLost = document.activeElement === document.body || isInside();
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  const focused = focusedElement(document);
  if (isInside() && focused instanceof HTMLElement) focused.blur();
}

/** Opens a dialog above all others, as long as it is visible: a hidden one would lock the page. */
export function openDialog(dialog: HTMLDialogElement): OpenDialog {
  const opener = focusedElement(document);
  let unstack: (() => void) | undefined;
  const leave = () => {
    unstack?.();
    unstack = undefined;
    dialog.close();
  };
  const refresh = () => {
    showModal(dialog);
    if (dialog.getClientRects().length > 0) {
      unstack ??= stackDialog(dialog);
      return;
    }
    leave();
    // so that its size, which is observed, changes as soon as its place is shown
    dialog.toggleAttribute('open', true);
  };
  // a dialog that the browser has just closed stays closed: its owner has yet to hear of it
  const observer = new ResizeObserver(() => dialog.open && refresh());
  observer.observe(dialog);
  refresh();
  return {
    refresh,
    close() {
      observer.disconnect();
      leave();
      giveFocusBack(dialog, opener);
    },
  };
}
