import { safeHref } from '../wire/safe-link.ts';
import { TOAST_KINDS, type ToastKind } from './toasts.constants.ts';

/** The action of a toast: a link or a button, which also dismisses it. */
export interface ToastAction {
  readonly label: string;
  readonly run?: (() => void) | undefined;
  /** Where it leads. */
  readonly href?: string | undefined;
}

/** How a toast is shown; what is left out is decided by `<shop-toasts>`. */
export interface ToastOptions {
  /** An error interrupts screen readers; the others wait. */
  readonly kind?: ToastKind | undefined;
  /** How long it shows, in milliseconds; 0: until it is dismissed. */
  readonly duration?: number | undefined;
  readonly action?: ToastAction | undefined;
}

/** One toast that is shown, or that fades. */
export interface Toast {
  readonly id: number;
  /** A text, never markup. */
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

/** The toast that a script asks for, `{message}` and options; undefined where the message is empty. */
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
