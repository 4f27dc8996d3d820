import { type DayNumber, midnightOf } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';

/** European English: the day before the month. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB' };

/** The formats of a day's name. */
const STYLES = {
  /** `wtorek, 6 stycznia 2026` */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `6 stycznia 2026` */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `styczeń`, not `stycznia`: a standalone month is nominative */
  month: { month: 'long' },
  /** `wt.` */
  weekday: { weekday: 'short' },
  /** `W`, for narrow columns */
  letter: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type NameStyle = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters of days and months, cached by language and style. */
function formatOf(language: Language, style: NameStyle): Intl.DateTimeFormat {
  const key = language + style;
  const known =
    formats.get(key) ??
    // a day's number is midnight in UTC
    new Intl.DateTimeFormat(LOCALES[language] ?? language, { ...STYLES[style], timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** The name of a day, or of its month. */
export const nameDay = (language: Language, style: NameStyle, day: DayNumber): string =>
  formatOf(language, style).format(midnightOf(day));

/** `5–9 stycznia 2026` */
export const nameRange = (
  language: Language,
  [first, last]: readonly [DayNumber, DayNumber],
): string => formatOf(language, 'date').formatRange(midnightOf(first), midnightOf(last));
