import { type DayNumber, parseCalendarDate, weekdayOf } from '../calendar/calendar-date.ts';
import { MAX_DATE, MIN_DATE, WEEKEND } from './date-picker.constants.ts';

/** The attributes that limit the days that can be chosen. */
export interface RuleValues {
  min: string;
  max: string;
  holidays: readonly string[];
  disabledDates: readonly string[];
  enabledDates: readonly string[];
  workingDays: readonly string[];
  disabledWeekdays: readonly string[];
  disabledWeekends: boolean;
}

type Days = ReadonlySet<DayNumber>;

/** The limits of the days that can be chosen. */
export interface DayRules {
  readonly min: DayNumber;
  readonly max: DayNumber;
  readonly enabled: Days;
  readonly disabled: Days;
  readonly working: Days;
  readonly holidays: Days;
  /** 1 (Monday) to 7 */
  readonly weekdays: ReadonlySet<number>;
}

/** The day numbers of valid dates; other texts are ignored. */
export const parseDays = (texts: readonly string[]): DayNumber[] =>
  texts.map(parseCalendarDate).filter((day) => day !== undefined);

const daySet = (texts: readonly string[]): Days => new Set(parseDays(texts));

const FIRST_DAY = parseCalendarDate(MIN_DATE) ?? 0;
const LAST_DAY = parseCalendarDate(MAX_DATE) ?? 0;

/** A limit within those of every calendar; `fallback` for an invalid date. */
const boundOf = (text: string, fallback: DayNumber): DayNumber =>
  Math.min(Math.max(parseCalendarDate(text) ?? fallback, FIRST_DAY), LAST_DAY);

/** The rules in the attributes; a `max` below `min` counts as `min`. */
export function createDayRules(values: RuleValues): DayRules {
  const min = boundOf(values.min, FIRST_DAY);
  const weekdays = [...values.disabledWeekdays, ...(values.disabledWeekends ? WEEKEND : [])];
  return {
    min,
    max: Math.max(min, boundOf(values.max, LAST_DAY)),
    enabled: daySet(values.enabledDates),
    disabled: daySet(values.disabledDates),
    working: daySet(values.workingDays),
    holidays: daySet(values.holidays),
    weekdays: new Set(weekdays.map(Number)),
  };
}

/**
 * Whether a day is available. The limits always apply. Within them, enabled dates override disabled dates, which
 * override working days, then holidays, then weekdays.
 */
export function isAvailable(rules: DayRules, day: DayNumber): boolean {
  if (day < rules.min || day > rules.max) return false;
  if (rules.enabled.has(day)) return true;
  if (rules.disabled.has(day)) return false;
  if (rules.working.has(day)) return true;
  return !rules.holidays.has(day) && !rules.weekdays.has(weekdayOf(day));
}

/** The nearest day within the limits. */
export const clampDay = ({ min, max }: DayRules, day: DayNumber): DayNumber =>
  Math.min(Math.max(day, min), max);
