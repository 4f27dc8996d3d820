/** How often a notice shows; the first one is the default. */
export const NOTICE_TIMES = ['session', 'always'] as const;
export type NoticeTimes = (typeof NOTICE_TIMES)[number];

/** The key in session storage of the notice without an id; others have `shop-notice-<id>`. */
export const SEEN_KEY = 'shop-notice';
