import type { DayNumber } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';

const DAY_MS = 86_400_000;

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
export function nameOf(day: DayNumber, options: NameOptions): string | undefined {
  const kind = 'Bb'.includes(options.letter) ? 'month' : 'weekday';
  if (!NAMES.has(options.letter)) return undefined;
  const parts = formatOf(options).formatToParts(day * DAY_MS);
  return parts.find(({ type }) => type === kind)?.value;
}
