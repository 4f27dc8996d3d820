import { type CalendarDate, calendarDateOf } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import { nameOf } from './date-names.ts';
import type { Moment } from './moment.ts';

/** How a news item is dated (docs/specification.md#s9-display). */
export const DEFAULT_DATE_FORMAT = '%d-%m-%y';

/** `%d`; a minus, as in `%-d`, leaves out the zero before a single digit. */
const TOKEN = /%(-?)([a-z%])/gi;
const DAY_TOKEN = /%-?[de]/;

type Part = (moment: Moment, date: CalendarDate) => number | string;

/** The parts of a moment by token; numbers are written with two digits. */
const PARTS = new Map<string, Part>([
  ['d', (_, { day }) => day],
  ['e', (_, { day }) => String(day)],
  ['m', (_, { month }) => month],
  ['y', (_, { year }) => year % 100],
  ['Y', (_, { year }) => String(year).padStart(4, '0')],
  ['H', ({ hours }) => hours],
  ['M', ({ minutes }) => minutes],
  ['S', ({ seconds }) => seconds],
  ['%', () => '%'],
]);

/**
 * A moment by a format as `strftime` reads it: `%d %e %m %y %Y %H %M %S`, names as `%B %b %A %a`, and `%%`. Other tokens
 * stay as they are.
 */
export function dateText(moment: Moment, format: string, language: Language): string {
  const date = calendarDateOf(moment.day);
  const withDay = DAY_TOKEN.test(format);
  return format.replace(TOKEN, (token, bare: string, letter: string) => {
    const part = PARTS.get(letter)?.(moment, date);
    if (part === undefined) return nameOf(moment.day, { letter, language, withDay }) ?? token;
    return String(part).padStart(typeof part === 'string' || bare ? 1 : 2, '0');
  });
}
