import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../host/use-latest.ts';
import { TOASTS_SLOT } from './dialog-stack.ts';
import { followCloseRequests, type OpenDialog, openDialog } from './open-dialog.ts';

export interface DialogProps {
  open: boolean;
  /** The id of the element that names the dialog, in the same shadow root. */
  labelledBy?: string | undefined;
  /** The accessible name, if no element in the dialog names it. */
  label?: string | undefined;
  /** Called on Escape, Back or a click on the backdrop; `false` prevents closing. */
  onClose: () => unknown;
  /** Added to `dialog`, for the stylesheet of one feature. */
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog, shown while `open` is true. The browser moves focus into it and back. The page behind it is inert and
 * does not scroll. It stays mounted while it fades out.
 */
export function Dialog(props: DialogProps) {
  const { open, labelledBy, label, className = '', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useLatest(props);

  // not in an effect's cleanup, which runs after React has restored focus
  const shown = useRef<OpenDialog>(undefined);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && dialog?.isConnected) {
      if (shown.current) shown.current.refresh();
      else shown.current = openDialog(dialog);
    } else if (!open) {
      shown.current?.close();
      shown.current = undefined;
    }
  });
  useLayoutEffect(() => () => shown.current?.close(), []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onClose = () => latest.current.onClose();
    // browsers close it anyway after a second Back
    const onNativeClose = () => {
      if (latest.current.open && !dialog.open && onClose() === false) shown.current?.refresh();
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
      <div className="dialog__box" part="box">
        {children}
      </div>
      <slot name={TOASTS_SLOT} />
    </dialog>
  );
}
