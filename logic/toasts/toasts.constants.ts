/** How long a toast shows before it fades (docs/specification.md#s2-toasts). */
export const TOAST_DURATION_MS = 4000;
/** How long it fades; the style sheet says the same. */
export const TOAST_FADE_MS = 500;
/** How many toasts there are at most: one more takes the place of the oldest. */
export const MAX_TOASTS = 5;
/** How long a live region is empty before it says something: so long that the same text is a change. */
export const ANNOUNCE_DELAY_MS = 100;

/** Where toasts show; the first one is the default. */
export const TOAST_POSITIONS = [
  'bottom',
  'bottom-start',
  'bottom-end',
  'top',
  'top-start',
  'top-end',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** What a toast says; the first one is the default. */
export const TOAST_KINDS = ['info', 'success', 'error'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];
