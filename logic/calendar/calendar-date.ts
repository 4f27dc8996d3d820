/** Days since 1970-01-01: calendar dates have neither hours nor time zones, so nothing can shift or skip them. */
export type DayNumber = number;

/** A calendar date as people write it: `month` and `day` count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
/** 400 years of the Gregorian calendar repeat to the day. */
const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** From 1 March of the year 0 to 1 January 1970: years that begin in March have their leap day last. */
const EPOCH_OFFSET = 719_468;
/** 1 January 1970 was a Thursday, three days after Monday. */
const EPOCH_WEEKDAY = 3;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

const isLeap = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % YEARS_PER_ERA === 0;

/** 28 to 31; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return 30 + ((month + (month >> 3)) % 2);
}

/** The number of a date of the Gregorian calendar, from the year 0 on. */
export function dayNumberOf({ year, month, day }: CalendarDate): DayNumber {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  const dayOfYear = Math.floor((153 * ((month + 9) % MONTHS_PER_YEAR) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * 365 + leapDays + dayOfYear - EPOCH_OFFSET;
}

/** The date of a day's number. */
export function calendarDateOf(number: DayNumber): CalendarDate {
  const days = number + EPOCH_OFFSET;
  const era = Math.floor(days / DAYS_PER_ERA);
  const dayOfEra = days - era * DAYS_PER_ERA;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear =
    dayOfEra - (yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((marchMonth + 2) % MONTHS_PER_YEAR) + 1;
  return {
    year: era * YEARS_PER_ERA + yearOfEra + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (number: DayNumber): number =>
  ((((number + EPOCH_WEEKDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK) + 1;

/** The day so many months later (or earlier); the month's last where it has no such day. */
export function addMonths(number: DayNumber, months: number): DayNumber {
  const date = calendarDateOf(number);
  const monthIndex = date.year * MONTHS_PER_YEAR + date.month - 1 + months;
  const year = Math.floor(monthIndex / MONTHS_PER_YEAR);
  const month = monthIndex - year * MONTHS_PER_YEAR + 1;
  return dayNumberOf({ year, month, day: Math.min(date.day, daysInMonth(year, month)) });
}

/** The day's number of a `YYYY-MM-DD` that exists; undefined for anything else. */
export function parseCalendarDate(text: string): DayNumber | undefined {
  const [, year, month, day] = (DATE.exec(text.trim()) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const exists = month >= 1 && month <= MONTHS_PER_YEAR && day >= 1;
  return exists && day <= daysInMonth(year, month) ? dayNumberOf({ year, month, day }) : undefined;
}

const twoDigits = (count: number): string => (count < 10 ? `0${count}` : String(count));

/** `YYYY-MM-DD` */
export function formatCalendarDate(number: DayNumber): string {
  const { year, month, day } = calendarDateOf(number);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The shopper's local date at a moment, which is given in milliseconds since 1970. */
export function localDayOf(moment: number): DayNumber {
  const wall = new Date(moment);
  return dayNumberOf({
    year: wall.getFullYear(),
    month: wall.getMonth() + 1,
    day: wall.getDate(),
  });
}
