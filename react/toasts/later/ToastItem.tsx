import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { dismissToastAtom, removeToastAtom } from '../../../logic/toasts/toasts.atoms.ts';
import { TOAST_FADE_MS, type ToastKind } from '../../../logic/toasts/toasts.constants.ts';
import type { Toast } from '../../../logic/toasts/toasts.model.ts';
import { useLatest } from '../../host/use-latest.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { CROSS, Icon, IconButton } from '../../look/Icon.tsx';

/** The longest timeout of browsers, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Calls back after `durationMs` of running time; never for 0, nor beyond the longest timeout. */
function useCountdown(durationMs: number, isRunning: boolean, onEnd: () => void): void {
  const { clock } = useAtomValue(platformAtom);
  const elapsedMs = useRef(0);
  const end = useLatest(onEnd);
  useLayoutEffect(() => {
    if (!isRunning || durationMs <= 0 || durationMs > LONGEST_MS) return;
    const startedAt = clock.now();
    const cancel = clock.after(Math.max(0, durationMs - elapsedMs.current), () => end.current());
    return () => {
      cancel();
      elapsedMs.current += clock.now() - startedAt;
    };
  }, [clock, durationMs, isRunning]);
}

const CIRCLE = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';

/** The path of the icon in the circle, by kind. */
const SYMBOLS: Readonly<Record<ToastKind, string>> = {
  info: 'M12 11v6M12 7v.5',
  success: 'M8 12.5l3 3 5.5-6.5',
  error: 'M12 7v6M12 16.5v.5',
};

/** The icon that distinguishes the kinds without colour. */
const ToastIcon = ({ kind }: { kind: ToastKind }) => (
  <Icon className="toast__icon" path={CIRCLE + SYMBOLS[kind]} />
);

interface ToastItemProps {
  toast: Toast;
  /** How long the toast shows, in milliseconds; 0 keeps it until it is dismissed. */
  durationMs: number;
  isPaused: boolean;
  dismissLabel: string;
  /** Called when a focused toast is removed. */
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
  const onKeyDown = (event: KeyboardEvent) => {
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
      onKeyDown={onKeyDown}
    >
      <ToastIcon kind={kind} />
      <div className="toast__body" part="body">
        <span className="toast__message" part="message">
          {message}
        </span>
        {action && (
          <Action href={action.href} onClick={act}>
            {action.label}
          </Action>
        )}
      </div>
      <IconButton
        className="toast__dismiss"
        part="dismiss"
        label={props.dismissLabel}
        path={CROSS}
        onClick={() => dismiss(id)}
      />
    </li>
  );
}

interface ActionProps {
  /** The URL of a link; undefined for a button. */
  href: string | undefined;
  onClick: () => void;
  children: string;
}

function Action({ href, onClick, children }: ActionProps) {
  const look = { className: 'toast__action', part: 'action', onClick, children };
  return href ? <a href={href} {...look} /> : <button type="button" {...look} />;
}
