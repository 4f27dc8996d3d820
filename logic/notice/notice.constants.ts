/** How often a notice shows; the first value is the default. */
export const NOTICE_TIMES = ['session', 'always'] as const;
export type NoticeTimes = (typeof NOTICE_TIMES)[number];
