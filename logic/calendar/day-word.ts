import { remembered } from '../state/remembered.ts';
import { LANGUAGES, type Language } from '../texts/language.ts';
import { type MessageOverrides, resolveMessages } from '../texts/messages.ts';
import { dayWordMessages } from './day-word.messages.ts';

/** Options of a word for days. */
export interface DayWordOptions {
  /** Whether “up to” precedes the count: Polish then has “do 1 dnia”. */
  readonly upTo?: boolean;
}

const formats = new Map<Language, Intl.NumberFormat>();

/** The browser's word in a language for which we have no texts. */
function foreignWord(count: number, language: Language): string | undefined {
  const options = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const locales = [language, 'en'];
  const format = remembered(formats, language, () => new Intl.NumberFormat(locales, options));
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value;
}

/** The text key for a count: only 1 is singular. */
function keyOf(count: number, upTo: boolean): keyof (typeof dayWordMessages)['pl'] {
  if (upTo) return count === 1 ? 'upToDay' : 'upToDays';
  return count === 1 ? 'day' : 'days';
}

/**
 * The word for a number of days (docs/specification.md#s9-display): ours in Polish and English, or the shop's own text;
 * otherwise the browser's plural.
 */
export function dayWordIn(
  language: Language,
  overrides: MessageOverrides,
  { count, upTo = false }: DayWordOptions & { readonly count: number },
): string {
  const key = keyOf(count, upTo);
  const text = resolveMessages(dayWordMessages, language, overrides)[key];
  const isOurs = LANGUAGES.includes(language);
  const isShops = Object.hasOwn(Object(overrides[language]), `${dayWordMessages.feature}.${key}`);
  return isOurs || isShops ? text : (foreignWord(count, language) ?? text);
}
