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
  const controller = new AbortController();
  const { signal } = controller;
  let isPressOnBackdrop = false;
  const isOwn = ({ target }: Event) => target === dialog;
  const refuse = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    refuse(event);
  };
  dialog.addEventListener('keydown', press, { signal });
  // a file input's own event bubbles
  dialog.addEventListener('cancel', (event) => isOwn(event) && refuse(event), { signal });
  dialog.addEventListener('close', onNativeClose, { signal });
  const pointerDown = (event: Event) => {
    isPressOnBackdrop = isOwn(event);
  };
  dialog.addEventListener('pointerdown', pointerDown, { signal });
  const click = (event: Event) => isPressOnBackdrop && isOwn(event) && onClose();
  dialog.addEventListener('click', click, { signal });
  return () => controller.abort();
}
