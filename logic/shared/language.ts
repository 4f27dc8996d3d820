/** The languages that every text exists in; the first one is the default (specification §1). */
export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a BCP 47 tag (`en-GB` → `en`); undefined when the tag is none of ours. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}
