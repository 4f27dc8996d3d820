/** How long a toast shows before it fades, in milliseconds (docs/specification.md#s2-toasts). */
export const TOAST_DURATION_MS = 4000;
/** The minimum duration of a toast with an action, which the shopper has to reach, in milliseconds. */
export const ACTION_DURATION_MS = 10_000;
/** How long a toast fades, in milliseconds; repeated in the stylesheet. */
export const TOAST_FADE_MS = 500;
/** The maximum number of toasts; a further one replaces the oldest. */
export const MAX_TOASTS = 5;
/** How long a live region is empty before a message, in milliseconds, so that a repeated message is announced. */
export const ANNOUNCE_DELAY_MS = 100;

/** Where toasts show; the first value is the default. */
export const TOAST_POSITIONS = [
  'bottom',
  'bottom-start',
  'bottom-end',
  'top',
  'top-start',
  'top-end',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** The kinds of toasts; the first value is the default. */
export const TOAST_KINDS = ['info', 'success', 'error'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];
