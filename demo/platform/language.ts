/** The languages of the demo shop; the first is the default. */
export const LANGUAGES = ['pl', 'en'] as const;

/** One of the shop's languages. */
export type Language = (typeof LANGUAGES)[number];

/** A text in every language of the shop. */
export type Texts = Readonly<Record<Language, string>>;

/** The texts of a `polish|english` row; a missing English text falls back to Polish. */
export function textsFrom(row: string): Texts {
  const [pl = '', en = pl] = row.split('|');
  return { pl, en };
}

/** Whether a value names a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
