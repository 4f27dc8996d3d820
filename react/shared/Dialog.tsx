import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { followCloseRequests } from './close-requests.ts';
import { stackDialog } from './dialog-stack.ts';

export interface DialogProps {
  open: boolean;
  /** Id of what names the dialog, in the same shadow root. */
  labelledBy?: string | undefined;
  /** What the dialog is called, where nothing in it says so. */
  label?: string | undefined;
  /** The shopper wants it closed: Escape, Back, or a press on the backdrop; `false` refuses. */
  onClose: () => unknown;
  /** Beside `dialog`, for the look of one feature. */
  className?: string;
  children: ReactNode;
}

/** Shows a dialog as modal, also one that was moved: it is still marked as open, but no longer modal. */
function showModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  dialog.removeAttribute('open');
  dialog.showModal();
}

/** Opens a dialog above all others; the result closes it, and the browser gives focus back. */
function openDialog(dialog: HTMLDialogElement): () => void {
  showModal(dialog);
  const unstack = stackDialog(dialog);
  return () => {
    unstack();
    dialog.close();
  };
}

/**
 * A modal dialog that is open while `open` says so: the browser moves focus into it and back, Escape
 * asks to close it, the page behind is inert and does not scroll. It stays mounted while it fades out.
 */
export function Dialog(props: DialogProps) {
  const { open, labelledBy, label, className = '', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(props);

  // not in an effect's cleanup: React gives focus back to what had it before those run
  const close = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    latest.current = props;
    const dialog = ref.current;
    if (open && dialog?.isConnected) {
      close.current ??= openDialog(dialog);
      showModal(dialog);
    } else if (!open) {
      close.current?.();
      close.current = undefined;
    }
  });
  useLayoutEffect(() => () => close.current?.(), []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onClose = () => latest.current.onClose();
    // the browser may close it all the same, when Back is pressed twice
    const onNativeClose = () => {
      if (latest.current.open && !dialog.open && onClose() === false) showModal(dialog);
    };
    return followCloseRequests(dialog, { onClose, onNativeClose });
  }, []);

  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      part="dialog"
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <div className="dialog__box">{children}</div>
    </dialog>
  );
}
