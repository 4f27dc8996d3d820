import { parseCalendarDate } from '../../calendar/calendar-date.ts';

/** `1990-05-24`, from a year, a month and a day as typed; undefined where that is no day of these two centuries. */
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
 * A birth date as the platform takes it, `YYYY-MM-DD`. The text may have digits alone, or dots, slashes or spaces, with
 * the day first or last. Undefined where the text is no day.
 */
export function birthDateOf(text: string): string | undefined {
  const parts = text.split(/[^\d]+/).filter(Boolean);
  if (/[^\d\s./-]/.test(text)) return undefined;
  const asWritten = parts[0]?.length === 4 ? parts : parts.toReversed();
  const whole = parts.length === 3 && asWritten[0]?.length === 4 ? dayFrom(asWritten) : undefined;
  // our own hyphens in `20011990` do not tell where its year is
  return whole ?? dayFromDigits(parts.join(''));
}

/** Matches the year, month and day of a birth date that begins with its year, as far as the shopper has typed. */
const TYPED = /^((?:19|20)\d\d)[-./ ]*(?:(\d\d)[-./ ]*(\d*)|(\d?)|(\d)[-./ ]+(\d*))$/;

/** Adds the hyphens to a birth date that the shopper is typing; any other text stays as it is. */
export function withHyphens(text: string): string {
  const [, year, month, day = '', begun, short, shortDay = ''] = TYPED.exec(text) ?? [];
  if (!year) return text;
  if (month) return `${year}-${month}-${day}`;
  return short ? `${year}-${short}-${shortDay}` : `${year}-${begun ?? ''}`;
}
