import { addMonths, calendarDateOf, type DayNumber, weekdayOf } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import {
  DAYS_PER_WEEK,
  FIRST_YEAR,
  MONTHS_PER_YEAR,
  WEEKS_SHOWN,
  YEARS_PER_PAGE,
} from './date-picker.constants.ts';
import { nameDay } from './date-picker-names.model.ts';
import { clampDay, type DayRules } from './date-picker-rules.model.ts';

/** The views of the calendar: the days of a month, the months of a year, or a page of years. */
export type View = 'day' | 'month' | 'year';

/** The number of months on one page of a view. */
export const PAGE_MONTHS: Readonly<Record<View, number>> = {
  day: 1,
  month: MONTHS_PER_YEAR,
  year: MONTHS_PER_YEAR * YEARS_PER_PAGE,
};
/** The number of months in one cell of a view. */
export const CELL_MONTHS = { month: 1, year: MONTHS_PER_YEAR } as const;
/** Cells in one row of the months and of the years. */
export const PERIODS_PER_ROW = 3;

/** Months since 1970, so that periods can be compared. */
export function monthIndexOf(day: DayNumber): number {
  const { year, month } = calendarDateOf(day);
  return (year - FIRST_YEAR) * MONTHS_PER_YEAR + month - 1;
}

/** The index of the page with a day. */
export const pageOf = (view: View, day: DayNumber): number =>
  Math.floor(monthIndexOf(day) / PAGE_MONTHS[view]);

/** The day on the previous (-1) or next (1) page; undefined at the limits. */
export function goToPage(
  { view, rules }: { view: View; rules: DayRules },
  day: DayNumber,
  by: 1 | -1,
): DayNumber | undefined {
  const target = clampDay(rules, addMonths(day, by * PAGE_MONTHS[view]));
  return pageOf(view, target) === pageOf(view, day) ? undefined : target;
}

/** The title of a page of a view: `styczeń 2026`, `2026`, `1970–1984`. */
export function pageName(language: Language, view: View, day: DayNumber): string {
  const { year } = calendarDateOf(day);
  if (view === 'day') return `${nameDay(language, 'month', day)} ${year}`;
  if (view === 'month') return String(year);
  const first = FIRST_YEAR + pageOf(view, day) * YEARS_PER_PAGE;
  return `${first}–${first + YEARS_PER_PAGE - 1}`;
}

/** One month or year to choose. */
export interface Period {
  /** The index of the month or year since 1970. */
  readonly index: number;
  /** The day to move the cursor to: the same day of the month if it exists. */
  readonly day: DayNumber;
  readonly year: number;
  /** Whether the cursor is in it. */
  readonly isCurrent: boolean;
  /** Whether any of its days is within the limits. */
  readonly isAvailable: boolean;
}

/** The months of a year, or the 15 years of a page, including those beyond the limits. */
export function listPeriods(
  { view, rules }: { view: Exclude<View, 'day'>; rules: DayRules },
  day: DayNumber,
): Period[] {
  const length = CELL_MONTHS[view];
  const at = Math.floor(monthIndexOf(day) / length);
  const [least, most] = [rules.min, rules.max].map((bound) =>
    Math.floor(monthIndexOf(bound) / length),
  );
  const cells = PAGE_MONTHS[view] / length;
  const first = pageOf(view, day) * cells;
  return [...Array(cells).keys()].map((offset) => {
    const index = first + offset;
    const inPeriod = addMonths(day, (index - at) * length);
    return {
      index,
      day: inPeriod,
      year: calendarDateOf(inPeriod).year,
      isCurrent: index === at,
      isAvailable: index >= (least ?? index) && index <= (most ?? index),
    };
  });
}

/** Six weeks, starting on the Monday on or before the first of the month. */
export function listWeeks(day: DayNumber): DayNumber[][] {
  const first = day + 1 - calendarDateOf(day).day;
  const monday = first + 1 - weekdayOf(first);
  return [...Array(WEEKS_SHOWN).keys()].map((week) =>
    [...Array(DAYS_PER_WEEK).keys()].map((at) => monday + week * DAYS_PER_WEEK + at),
  );
}
