import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useRef } from 'react';
import { dismissToastAtom, removeToastAtom } from '../../../logic/toasts/toasts.atoms.ts';
import { TOAST_FADE_MS } from '../../../logic/toasts/toasts.constants.ts';
import type { Toast } from '../../../logic/toasts/toasts.model.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { CROSS, Drawing } from '../../look/Drawing.tsx';
import { ToastIcon } from './ToastIcon.tsx';
import { useCountdown } from './use-countdown.ts';

interface ToastItemProps {
  toast: Toast;
  /** How long the toast shows, in milliseconds; 0 keeps it until it is dismissed. */
  durationMs: number;
  isPaused: boolean;
  dismissLabel: string;
  /** Called when a toast that has focus goes. */
  onFocusLost: () => void;
}

/** One toast: its message, its action, and a button that dismisses it. */
export function ToastItem({ toast, durationMs, isPaused, ...props }: ToastItemProps) {
  const { id, kind, message, action, isLeaving } = toast;
  const [dismiss, remove] = [useSetAtom(dismissToastAtom), useSetAtom(removeToastAtom)];
  const ref = useRef<HTMLLIElement>(null);
  const { onFocusLost } = props;
  useCountdown(durationMs, !isPaused && !isLeaving, () => dismiss(id));
  useCountdown(TOAST_FADE_MS, isLeaving, () => remove(id));
  // a toast that leaves loses focus
  useOnChange([isLeaving, onFocusLost], () => {
    const item = ref.current;
    // runs when the toast begins to leave, or is removed at once to make room
    return () => {
      if (item?.matches(':focus-within')) onFocusLost();
    };
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dismiss(id);
  };
  const act = () => dismiss(id) && action?.run?.();

  return (
    <li
      ref={ref}
      className={`toast toast--${kind} ${isLeaving ? 'toast--leaving' : ''}`}
      part={`toast ${kind}`}
      inert={isLeaving}
      onKeyDown={press}
    >
      <ToastIcon kind={kind} />
      <div className="toast__body" part="body">
        <span className="toast__message" part="message">
          {message}
        </span>
        {action && (
          <Action href={action.href} onPress={act}>
            {action.label}
          </Action>
        )}
      </div>
      <button
        type="button"
        className="toast__dismiss"
        part="dismiss"
        aria-label={props.dismissLabel}
        onClick={() => dismiss(id)}
      >
        <Drawing path={CROSS} />
      </button>
    </li>
  );
}

interface ActionProps {
  /** The address of a link; undefined makes it a button. */
  href: string | undefined;
  onPress: () => void;
  children: string;
}

function Action({ href, onPress, children }: ActionProps) {
  const look = { className: 'toast__action', part: 'action', onClick: onPress, children };
  return href ? <a href={href} {...look} /> : <button type="button" {...look} />;
}
