/** The time that a toast shows before it fades, in milliseconds (docs/specification.md#s2-toasts). */
export const TOAST_DURATION_MS = 4000;
/** The time that a toast fades, in milliseconds; the same as in the style sheet. */
export const TOAST_FADE_MS = 500;
/** The most toasts that there are; one more takes the place of the oldest. */
export const MAX_TOASTS = 5;
/** The time that a live region is empty before an announcement, in milliseconds, so that the same text is a change. */
export const ANNOUNCE_DELAY_MS = 100;

/** The positions of toasts; the first one is the default. */
export const TOAST_POSITIONS = [
  'bottom',
  'bottom-start',
  'bottom-end',
  'top',
  'top-start',
  'top-end',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** The kinds of toast; the first one is the default. */
export const TOAST_KINDS = ['info', 'success', 'error'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];
