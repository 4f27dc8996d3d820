/** The first and the last day of every calendar (docs/specification.md#s9-calendar). */
export const MIN_DATE = '1970-01-01';
export const MAX_DATE = '2470-12-31';
/** The effects of a click on a day; the first is the default (docs/specification.md#s4-calendar). */
export const MODES = ['single', 'multiple', 'multiple-ranged'] as const;
export type Mode = (typeof MODES)[number];

/** The displayed clock; '' shows no time fields. */
export const CLOCKS = ['', '12', '24'] as const;
export type ClockFace = (typeof CLOCKS)[number];

export const FIRST_YEAR = 1970;
/** Years on one page of the year view, counted from the first year (docs/specification.md#s9-calendar). */
export const YEARS_PER_PAGE = 15;
export const MONTHS_PER_YEAR = 12;
export const DAYS_PER_WEEK = 7;
/** The most weeks that a month touches: all months have the same height. */
export const WEEKS_SHOWN = 6;
/** Saturday and Sunday, counted from Monday as 1. */
export const WEEKEND = ['6', '7'];
