/** Characters that must be typed before a search starts (docs/specification.md#s9-search). */
export const MIN_LENGTH = 2;
/** Entries of each kind at most. */
export const RESULT_LIMIT = 6;
/** Screen width below which the search opens full-screen and moves, in CSS pixels. */
export const BELOW_PX = 768;
