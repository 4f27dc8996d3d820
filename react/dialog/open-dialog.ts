import { followSizes, listen } from '../../logic/platform/listen.ts';
import { focusedElement } from '../light-dom/find-element.ts';
import { stackDialog } from './dialog-stack.ts';

/** A dialog that is open, or deferred until its container is rendered. */
export interface OpenDialog {
  /** Call it when the dialog may have been moved, closed or hidden. */
  refresh(): void;
  /** Closes the dialog and restores focus. */
  close(): void;
}

/** Shows a dialog as modal, including a moved one, which has `open` but is no longer modal. */
function showModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  dialog.removeAttribute('open');
  dialog.showModal();
}

/**
 * Focuses the opener, which the browser forgets after a dialog was moved or removed; blurs if the opener was removed.
 */
function giveFocusBack(dialog: HTMLDialogElement, opener: Element | null): void {
  const isInside = () => dialog.matches(':focus-within');
  const isLost = document.activeElement === document.body || isInside();
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  const focused = focusedElement(document);
  if (isInside() && focused instanceof HTMLElement) focused.blur();
}

/** Opens a dialog above all others, as long as it is rendered: a hidden one would lock the page. */
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
    // so that its observed size changes as soon as its container is rendered
    dialog.toggleAttribute('open', true);
  };
  // a dialog that the browser has just closed stays closed until its owner is notified
  const stop = followSizes([dialog], () => dialog.open && refresh());
  refresh();
  return {
    refresh,
    close() {
      stop();
      leave();
      giveFocusBack(dialog, opener);
    },
  };
}

interface CloseListeners {
  /** Called when the shopper requests to close the dialog. */
  readonly onClose: () => unknown;
  /** Called when the dialog has closed. */
  readonly onNativeClose: () => void;
}

/**
 * Routes the browser's ways of closing a dialog to `onClose` instead. Uses native listeners, because React receives no
 * events of slotted content. The result removes them.
 */
export function followCloseRequests(
  dialog: HTMLDialogElement,
  { onClose, onNativeClose }: CloseListeners,
): () => void {
  let startsOnBackdrop = false;
  const isOwn = ({ target }: Event) => target === dialog;
  const refuse = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return listen(dialog, {
    keydown(event) {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) refuse(event);
    },
    // the event of a file input bubbles
    cancel: (event) => isOwn(event) && refuse(event),
    close: onNativeClose,
    pointerdown(event) {
      startsOnBackdrop = isOwn(event);
    },
    click: (event) => startsOnBackdrop && isOwn(event) && onClose(),
  });
}
