import { type DayNumber, parseCalendarDate } from '../calendar/calendar-date.ts';
import type { DayName, Popups } from './date-picker.schema.ts';

/** The name, the classes and the popup of one day; texts, never markup. */
export interface DayMark {
  /** '' without a name. */
  readonly name: string;
  /** Class tokens of letters, digits, `_` and `-`. */
  readonly classes: readonly string[];
  /** '' without a popup. */
  readonly popup: string;
}

export type DayMarks = ReadonlyMap<DayNumber, DayMark>;

const TOKEN = /^[\w-]+$/;
export const NO_MARK: DayMark = { name: '', classes: [], popup: '' };

const tokensOf = (classes: string): string[] =>
  classes.split(/\s+/).filter((token) => TOKEN.test(token));

/** The marks by day, without names and popups for invalid dates. */
export function createDayMarks(
  names: readonly DayName[] | undefined,
  popups: Popups | undefined,
): DayMarks {
  const marks = new Map<DayNumber, DayMark>();
  const add = (date: string, mark: Partial<DayMark>) => {
    const day = parseCalendarDate(date);
    if (day !== undefined) marks.set(day, { ...NO_MARK, ...marks.get(day), ...mark });
  };
  for (const { date, name, class: classes } of names ?? []) {
    add(date, { name, classes: tokensOf(classes) });
  }
  for (const [date, popup] of Object.entries(popups ?? {})) add(date, { popup });
  return marks;
}
