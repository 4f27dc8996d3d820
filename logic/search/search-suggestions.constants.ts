export const SEARCH_TIMEOUT_MS = 8000;
/** Answers that the session keeps. */
export const CACHE_MAX_ENTRIES = 50;
/** Recent searches that the browser keeps. */
export const RECENT_MAX_ENTRIES = 6;
