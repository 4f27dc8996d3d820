import { listen } from '../../logic/platform/listen.ts';

interface CloseListeners {
  /** The shopper wants the dialog closed. */
  readonly onClose: () => unknown;
  /** The dialog is closed. */
  readonly onNativeClose: () => void;
}

/**
 * Leads the browser's ways of closing a dialog to `onClose`, and stops its own. The listeners are the
 * browser's: React hears of nothing that happens in slotted content. The result takes them back.
 */
export function followCloseRequests(
  dialog: HTMLDialogElement,
  { onClose, onNativeClose }: CloseListeners,
): () => void {
  let isPressOnBackdrop = false;
  const isOwn = ({ target }: Event) => target === dialog;
  const refuse = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return listen(dialog, {
    keydown(event) {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) refuse(event);
    },
    // a file input's own event bubbles
    cancel: (event) => isOwn(event) && refuse(event),
    close: onNativeClose,
    pointerdown(event) {
      isPressOnBackdrop = isOwn(event);
    },
    click: (event) => isPressOnBackdrop && isOwn(event) && onClose(),
  });
}
