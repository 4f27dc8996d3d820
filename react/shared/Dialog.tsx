import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { stackDialog } from './dialog-stack.ts';

export interface DialogProps {
  open: boolean;
  /** Id of what names the dialog, in the same shadow root. */
  labelledBy: string;
  /** The shopper wants it closed: Escape, Back, or a press on the backdrop. */
  onClose: () => void;
  /** Beside `dialog`, for the look of one feature. */
  className?: string;
  children: ReactNode;
}

/** Leads the browser's ways of closing to `close`, so that only the `open` prop closes the dialog. */
function closeRequests(close: () => void) {
  const pressed = { onBackdrop: false };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      close();
    },
    onCancel(event: SyntheticEvent) {
      // a file input's own event bubbles
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onPointerDown(event: MouseEvent) {
      pressed.onBackdrop = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      if (pressed.onBackdrop && event.target === event.currentTarget) close();
    },
  };
}

/**
 * A modal dialog that is open while `open` says so: the browser moves focus into it and back, Escape
 * asks to close it, the page behind is inert and does not scroll. It stays mounted while it fades out.
 */
export function Dialog({ open, labelledBy, onClose, className = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const wantsClose = useRef(onClose);
  const [requests] = useState(() => closeRequests(() => wantsClose.current()));

  useLayoutEffect(() => {
    wantsClose.current = onClose;
    const dialog = ref.current;
    if (!open || !dialog?.isConnected || dialog.matches(':modal')) return;
    // an element that was moved is still marked as open, but no longer modal
    dialog.removeAttribute('open');
    dialog.showModal();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const unstack = stackDialog(dialog);
    return () => {
      unstack();
      dialog.close();
    };
  }, [open]);

  // the browser may close it all the same, when Back is pressed twice
  const onNativeClose = () => {
    if (open && !ref.current?.open) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      part="dialog"
      aria-labelledby={labelledBy}
      onClose={onNativeClose}
      {...requests}
    >
      <div className="dialog__box">{children}</div>
    </dialog>
  );
}
