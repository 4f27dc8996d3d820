import { type DayNumber, midnightOf } from '../calendar/calendar-date.ts';
import { remembered } from '../state/remembered.ts';
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
  const locale = LOCALES[language] ?? language;
  // a day's number is midnight in UTC
  const options = { ...STYLES[style], timeZone: 'UTC' };
  return remembered(formats, language + style, () => new Intl.DateTimeFormat(locale, options));
}

/** The name of a day, or of its month. */
export const nameDay = (language: Language, style: NameStyle, day: DayNumber): string =>
  formatOf(language, style).format(midnightOf(day));

/** `5–9 stycznia 2026` */
export const nameRange = (
  language: Language,
  [first, last]: readonly [DayNumber, DayNumber],
): string => formatOf(language, 'date').formatRange(midnightOf(first), midnightOf(last));
