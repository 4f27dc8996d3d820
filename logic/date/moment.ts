import { type DayNumber, localDayOf, parseCalendarDate } from '../calendar/calendar-date.ts';

/** A local date and time, without a time zone, which could shift the day. */
export interface Moment {
  readonly day: DayNumber;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A date with an optional time and time zone. */
const MOMENT =
  /^([\d-]{10})(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?)?$/;
const HOURS = 24;
const SIXTY = 60;

/**
 * Parses `2026-12-24`, `2026-12-24 18:30` or `2026-12-24T18:30:00+01:00` as written, ignoring the time zone. Undefined
 * for an invalid date, such as `0000-00-00`.
 */
export function parseMoment(text: string): Moment | undefined {
  const [, date = '', ...times] = MOMENT.exec(text.trim()) ?? [];
  const day = parseCalendarDate(date);
  const [hours = 0, minutes = 0, seconds = 0] = times.map((time) => Number(time ?? 0));
  const exists = hours < HOURS && minutes < SIXTY && seconds < SIXTY;
  return day !== undefined && exists ? { day, hours, minutes, seconds } : undefined;
}

/** Converts a `Date` in the browser's time zone; undefined if invalid. */
export function momentOf(date: Date): Moment | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    day: localDayOf(date.getTime()),
    hours: date.getHours(),
    minutes: date.getMinutes(),
    seconds: date.getSeconds(),
  };
}
