/** How often a notice shows; the first value is the default. */
export const NOTICE_TIMES = ['session', 'always'] as const;
export type NoticeTimes = (typeof NOTICE_TIMES)[number];

/** The session storage key of a notice without an id; a notice with one has `shop-notice-<id>`. */
export const SEEN_KEY = 'shop-notice';
