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
  const parts = text.split(/[^\d]+/).filter(Boolean);
  if (/[^\d\s./-]/.test(text)) return undefined;
  const asWritten = parts[0]?.length === 4 ? parts : parts.toReversed();
  const whole = parts.length === 3 && asWritten[0]?.length === 4 ? dayFrom(asWritten) : undefined;
  // our own hyphens in `20011990` do not show where the year is
  return whole ?? dayFromDigits(parts.join(''));
}

/** Matches a partially typed birth date that begins with its year. */
const TYPED = /^((?:19|20)\d\d)[-./ ]*(?:(\d\d)[-./ ]*(\d*)|(\d?)|(\d)[-./ ]+(\d*))$/;

/** Adds hyphens to a partially typed birth date; any other text is unchanged. */
export function withHyphens(text: string): string {
  const [, year, month, day = '', begun, short, shortDay = ''] = TYPED.exec(text) ?? [];
  if (!year) return text;
  if (month) return `${year}-${month}-${day}`;
  return short ? `${year}-${short}-${shortDay}` : `${year}-${begun ?? ''}`;
}
