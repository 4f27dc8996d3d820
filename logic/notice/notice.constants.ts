/** How often a notice shows; the first one is the default. */
export const NOTICE_TIMES = ['session', 'always'] as const;
export type NoticeTimes = (typeof NOTICE_TIMES)[number];

/** What session storage calls the notice without an id; others are `shop-notice-<id>`. */
export const SEEN_KEY = 'shop-notice';
