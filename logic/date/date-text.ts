import {
  type CalendarDate,
  calendarDateOf,
  type DayNumber,
  midnightOf,
} from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import type { Moment } from './moment.ts';

/** The names that a format can ask for, by token. */
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
  /** Whether the day stands beside it: Polish then has “24 grudnia”, otherwise “grudzień”. */
  readonly withDay: boolean;
}

function formatOf({ letter, language, withDay }: NameOptions): Intl.DateTimeFormat {
  const key = `${letter}${language}${withDay}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat([language, 'en'], {
      ...NAMES.get(letter),
      ...(withDay && { day: 'numeric' }),
      calendar: 'gregory',
      timeZone: 'UTC',
    });
  formats.set(key, known);
  return known;
}

/** The name of a day or of its month, in the words of the browser; undefined for a token that is no name. */
function nameOf(day: DayNumber, options: NameOptions): string | undefined {
  const kind = 'Bb'.includes(options.letter) ? 'month' : 'weekday';
  if (!NAMES.has(options.letter)) return undefined;
  const parts = formatOf(options).formatToParts(midnightOf(day));
  return parts.find(({ type }) => type === kind)?.value;
}

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
