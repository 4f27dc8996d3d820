/** Minimum number of typed characters for a search (docs/specification.md#s9-search). */
export const MIN_LENGTH = 2;
/** The debounce time of typing, in milliseconds. */
export const TYPING_DEBOUNCE_MS = 500;
/** Maximum number of entries of each kind. */
export const RESULT_LIMIT = 6;
/** Viewport width in CSS pixels below which the search opens full-screen and moves to its mobile container. */
export const BELOW_PX = 768;
