import { parseCalendarDate } from '../../calendar/calendar-date.ts';

/** `1990-05-24` from a typed year, month and day; undefined unless it is a valid day of these two centuries. */
function dayFrom([year = '', month = '', day = '']: readonly string[]): string | undefined {
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const isNear = /^(?:19|20)/.test(year);
  return isNear && parseCalendarDate(date) !== undefined ? date : undefined;
}

function dayFromDigits(digits: string): string | undefined {
  const parts = (pattern: RegExp) => pattern.exec(digits)?.slice(1) ?? [];
  const dayFirst = parts(/^(\d\d)(\d\d)(\d{4})$/).reverse();
  return dayFrom(parts(/^(\d{4})(\d\d)(\d\d)$/)) ?? dayFrom(dayFirst);
}

/**
 * Normalizes a birth date to `YYYY-MM-DD`. Accepts only digits, or dots, slashes or spaces, with the day first or last.
 * Undefined for an invalid date.
 */
export function birthDateOf(text: string): string | undefined {
  if (/[^\d\s./-]/.test(text)) return undefined;
  const parts = text.split(/[^\d]+/).filter(Boolean);
  if (parts.length === 1) return dayFromDigits(parts.join(''));
  const yearFirst = parts[0]?.length === 4 ? parts : parts.toReversed();
  return parts.length === 3 ? dayFrom(yearFirst) : undefined;
}
