import { listen } from '../../logic/platform/listen.ts';

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
