/** Characters that must be typed before a search starts (specification §9). */
export const MIN_LENGTH = 2;
/** Entries of each kind at most. */
export const RESULT_LIMIT = 6;
export const TYPING_DEBOUNCE_MS = 500;
/** Screen width below which the search opens full-screen and moves, in CSS pixels. */
export const MOBILE_BELOW_PX = 768;
/** Code points of a text that is searched for; the rest is cut off. */
export const TEXT_MAX_LENGTH = 256;
export const SEARCH_TIMEOUT_MS = 8000;
/** Answers that the session keeps. */
export const CACHE_MAX_ENTRIES = 50;
/** Recent searches that the browser keeps. */
export const RECENT_MAX_ENTRIES = 6;
