/** Maximum number of responses in session storage. */
export const CACHE_MAX_ENTRIES = 50;
/** Maximum number of recent searches in local storage. */
export const RECENT_MAX_ENTRIES = 6;
