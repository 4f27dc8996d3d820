import { remembered } from '../state/remembered.ts';
import { LANGUAGES, type Language } from '../texts/language.ts';
import { type MessageOverrides, resolveMessages } from '../texts/messages.ts';
import { dayWordMessages } from './day-word.messages.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** The browser's word in a language for which we have no texts. */
function foreignWord(count: number, language: Language): string | undefined {
  const options = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const locales = [language, 'en'];
  const format = remembered(formats, language, () => new Intl.NumberFormat(locales, options));
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value;
}

/**
 * The word for a number of days (docs/specification.md#s9-display): ours in Polish and English, or the shop's own text;
 * otherwise the browser's plural.
 */
export function dayWordIn(language: Language, overrides: MessageOverrides, count: number): string {
  const key = count === 1 ? 'day' : 'days';
  const text = resolveMessages(dayWordMessages, language, overrides)[key];
  const isOurs = LANGUAGES.includes(language);
  const isShops = Object.hasOwn(Object(overrides[language]), `${dayWordMessages.feature}.${key}`);
  return isOurs || isShops ? text : (foreignWord(count, language) ?? text);
}
