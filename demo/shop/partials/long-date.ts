import type { Language } from '../../platform/language.ts';

/** A date in words, such as `2 November 2026`: the output of `<shop-date>` with the format `%e %B %Y`. */
export function longDate(day: string, lang: Language): string {
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
}
