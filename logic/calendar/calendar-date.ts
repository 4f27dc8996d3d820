/** Days since 1970-01-01: calendar dates have neither hours nor time zones, so nothing can shift or skip them. */
export type DayNumber = number;

/** A calendar date; `month` and `day` count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
/** 1 January 1970 was a Thursday, three days after Monday. */
const EPOCH_WEEKDAY = 3;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Midnight of the day in UTC, which has no summer time. */
export const midnightOf = (number: DayNumber): Date => new Date(number * DAY_MS);

/** The day number of a Gregorian date; overflowing days and months continue in the next one. */
export const dayNumberOf = ({ year, month, day }: CalendarDate): DayNumber =>
  midnightOf(0).setUTCFullYear(year, month - 1, day) / DAY_MS;

/** The date of a day's number. */
export function calendarDateOf(number: DayNumber): CalendarDate {
  const midnight = midnightOf(number);
  const [year, month] = [midnight.getUTCFullYear(), midnight.getUTCMonth() + 1];
  return { year, month, day: midnight.getUTCDate() };
}

/** 28 to 31; `month` counts from 1. */
export const daysInMonth = (year: number, month: number): number =>
  calendarDateOf(dayNumberOf({ year, month: month + 1, day: 0 })).day;

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (number: DayNumber): number =>
  ((((number + EPOCH_WEEKDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK) + 1;

/** Adds months; uses the last day of the month if it has no such day. */
export function addMonths(number: DayNumber, months: number): DayNumber {
  const { year, month, day } = calendarDateOf(number);
  const first = calendarDateOf(dayNumberOf({ year, month: month + months, day: 1 }));
  return dayNumberOf({ ...first, day: Math.min(day, daysInMonth(first.year, first.month)) });
}

/** Parses an existing `YYYY-MM-DD` date; undefined for anything else. */
export function parseCalendarDate(text: string): DayNumber | undefined {
  const [written = '', year = 0, month = 0, day = 0] = DATE.exec(text.trim()) ?? [];
  const number = dayNumberOf({ year: Number(year), month: Number(month), day: Number(day) });
  return written && formatCalendarDate(number) === written ? number : undefined;
}

/** `YYYY-MM-DD` */
export const formatCalendarDate = (number: DayNumber): string =>
  midnightOf(number).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The shopper's local date at a time in milliseconds since 1970. */
export function localDayOf(moment: number): DayNumber {
  const wall = new Date(moment);
  const [year, month] = [wall.getFullYear(), wall.getMonth() + 1];
  return dayNumberOf({ year, month, day: wall.getDate() });
}
