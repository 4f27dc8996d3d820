import { dayWordIn } from '../../logic/calendar/day-word.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { parseLanguage } from '../../logic/texts/language.ts';

/**
 * The word "day" in its plural form for a number: `dayWord(1, 'pl')` is `dzień`. The language is a BCP 47 tag, by
 * default that of the page; every language of the browser is supported.
 */
export function dayWord(count: number, lang?: string): string {
  const config = pageStore.get(configAtom);
  const page = document.documentElement.lang;
  const language = parseLanguage(lang) ?? parseLanguage(page) ?? config.lang;
  return dayWordIn(language, config.messages, count);
}
