/**
 * The attributes of a live region, which is announced when its text changes. Not `role="status"`: Orca reads such an
 * element as a status bar, also while it is empty.
 */
export const LIVE = { 'aria-live': 'polite', 'aria-atomic': true } as const;
