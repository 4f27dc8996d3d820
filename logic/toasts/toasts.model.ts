import { safeHref } from '../wire/safe-link.ts';
import {
  ACTION_DURATION_MS,
  TOAST_DURATION_MS,
  TOAST_KINDS,
  type ToastKind,
} from './toasts.constants.ts';

/** The action of a toast: a link or a button, which also dismisses the toast. */
export interface ToastAction {
  readonly label: string;
  readonly run?: (() => void) | undefined;
  /** The URL of a link. */
  readonly href?: string | undefined;
}

/** Options of a toast; the defaults are attributes of `<shop-toasts>`. */
export interface ToastOptions {
  /** An error is announced assertively, other kinds politely. */
  readonly kind?: ToastKind | undefined;
  /** How long the toast shows, in milliseconds, with an action at least 10 s; 0 keeps it until it is dismissed. */
  readonly duration?: number | undefined;
  readonly action?: ToastAction | undefined;
}

/** One toast that is shown or fading. */
export interface Toast {
  readonly id: number;
  /** Plain text, never markup. */
  readonly message: string;
  readonly kind: ToastKind;
  readonly duration: number | undefined;
  readonly action: ToastAction | undefined;
  readonly isLeaving: boolean;
}

let lastId = 0;

function actionOf(value: unknown): ToastAction | undefined {
  const { label, run, href } = Object(value);
  const action = {
    label,
    href: safeHref(href),
    run: typeof run === 'function' ? () => void run() : undefined,
  };
  if (typeof label !== 'string' || !label || !(action.run || action.href)) return undefined;
  return action;
}

/** Creates the toast that a script requests with `{message}` and options; undefined when there is no message. */
export function createToast(request: unknown): Toast | undefined {
  const { message, kind, duration, action } = Object(request);
  const text = typeof message === 'string' || typeof message === 'number' ? `${message}` : '';
  if (!text.trim()) return undefined;
  lastId += 1;
  return {
    id: lastId,
    message: text,
    kind: TOAST_KINDS.find((known) => known === kind) ?? TOAST_KINDS[0],
    duration: typeof duration === 'number' && duration >= 0 ? duration : undefined,
    action: actionOf(action),
    isLeaving: false,
  };
}

/** How long a toast shows, in milliseconds; 0 keeps it until it is dismissed. */
export function durationOf({ duration, action }: Toast, usualMs: number): number {
  const durationMs = duration ?? (usualMs < 0 ? TOAST_DURATION_MS : usualMs);
  return action && durationMs > 0 ? Math.max(durationMs, ACTION_DURATION_MS) : durationMs;
}
