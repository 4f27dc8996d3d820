import { LANGUAGES, type Language } from '../texts/language.ts';
import { type MessageOverrides, resolveMessages } from '../texts/messages.ts';
import { dayWordMessages } from './day-word.messages.ts';

/** How a word for days is used. */
export interface DayWordOptions {
  /** Whether “up to” stands before the count: Polish then has “do 1 dnia”. */
  readonly upTo?: boolean;
}

const formats = new Map<Language, Intl.NumberFormat>();

/** The word that the browser has in a language that we have no texts for. */
function foreignWord(count: number, language: Language): string | undefined {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat([language, 'en'], { style: 'unit', unit: 'day', unitDisplay: 'long' });
  formats.set(language, format);
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value;
}

/** The text of a use and a count: only 1 takes the form of one day. */
function keyOf(count: number, upTo: boolean): keyof (typeof dayWordMessages)['pl'] {
  if (upTo) return count === 1 ? 'upToDay' : 'upToDays';
  return count === 1 ? 'day' : 'days';
}

/**
 * The word for so many days (docs/specification.md#s9-display): ours in Polish and English, or the shop's own text;
 * other languages have the browser's word in its plural.
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
