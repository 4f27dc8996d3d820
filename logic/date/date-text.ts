import {
  type CalendarDate,
  calendarDateOf,
  type DayNumber,
  midnightOf,
} from '../calendar/calendar-date.ts';
import { remembered } from '../state/remembered.ts';
import type { Language } from '../texts/language.ts';
import type { Moment } from './moment.ts';

/** The tokens of names in a format. */
const NAMES = new Map<string, Intl.DateTimeFormatOptions>([
  ['B', { month: 'long' }],
  ['b', { month: 'short' }],
  ['A', { weekday: 'long' }],
  ['a', { weekday: 'short' }],
]);

const formats = new Map<string, Intl.DateTimeFormat>();

interface NameOptions {
  /** The token of the format. */
  readonly letter: string;
  readonly language: Language;
  /** Whether the day is beside it: Polish then has “24 grudnia”, otherwise “grudzień”. */
  readonly withDay: boolean;
}

function formatOf({ letter, language, withDay }: NameOptions): Intl.DateTimeFormat {
  const make = () =>
    new Intl.DateTimeFormat([language, 'en'], {
      ...NAMES.get(letter),
      ...(withDay && { day: 'numeric' }),
      calendar: 'gregory',
      timeZone: 'UTC',
    });
  return remembered(formats, `${letter}${language}${withDay}`, make);
}

/** The browser's name of a day or month; undefined for another token. */
function nameOf(day: DayNumber, options: NameOptions): string | undefined {
  const kind = 'Bb'.includes(options.letter) ? 'month' : 'weekday';
  if (!NAMES.has(options.letter)) return undefined;
  const parts = formatOf(options).formatToParts(midnightOf(day));
  return parts.find(({ type }) => type === kind)?.value;
}

/** The format of dates in news (docs/specification.md#s9-display). */
export const DEFAULT_DATE_FORMAT = '%d-%m-%y';

/** `%d`; a minus, as in `%-d`, omits the leading zero. */
const TOKEN = /%(-?)([a-z%])/gi;
const DAY_TOKEN = /%-?[de]/;

type Part = (moment: Moment, date: CalendarDate) => number | string;

/** The numeric parts by token, padded to two digits. */
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
 * Formats a date with a `strftime` format: `%d %e %m %y %Y %H %M %S`, names as `%B %b %A %a`, and `%%`. Other tokens
 * are kept.
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
