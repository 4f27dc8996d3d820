/** Entries of each kind at most (specification §9). */
export const RESULT_LIMIT = 6;
export const TYPING_DEBOUNCE_MS = 500;
/** Screen width below which the search opens full-screen and moves, in CSS pixels. */
export const MOBILE_BELOW_PX = 768;
