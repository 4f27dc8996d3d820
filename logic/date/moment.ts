import { type DayNumber, localDayOf, parseCalendarDate } from '../calendar/calendar-date.ts';

/** A day with a time of day, as the clock on the wall shows them: without a time zone, which could shift the day. */
export interface Moment {
  readonly day: DayNumber;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A date, with a time and a time zone or without them. */
const MOMENT =
  /^([\d-]{10})(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?)?$/;
const HOURS = 24;
const SIXTY = 60;

/**
 * The moment of `2026-12-24`, `2026-12-24 18:30` or `2026-12-24T18:30:00+01:00`, as it is written: a time zone changes
 * nothing. Undefined for what is no such date, as `0000-00-00`.
 */
export function parseMoment(text: string): Moment | undefined {
  const [, date = '', ...times] = MOMENT.exec(text.trim()) ?? [];
  const day = parseCalendarDate(date);
  const [hours = 0, minutes = 0, seconds = 0] = times.map((time) => Number(time ?? 0));
  const exists = hours < HOURS && minutes < SIXTY && seconds < SIXTY;
  return day !== undefined && exists ? { day, hours, minutes, seconds } : undefined;
}

/** The moment of a `Date`, in the time zone of the browser; undefined for one that is invalid. */
export function momentOf(date: Date): Moment | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    day: localDayOf(date.getTime()),
    hours: date.getHours(),
    minutes: date.getMinutes(),
    seconds: date.getSeconds(),
  };
}
