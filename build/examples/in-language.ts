/** The languages of the examples. */
export const LANGUAGES = ['pl', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in both languages. */
export type InBoth = Readonly<Record<Language, string>>;

/** A text in both languages, as the files have it: `{{Polish|English}}`. */
const TEXT = /\{\{([\s\S]*?)\|([\s\S]*?)\}\}/g;

/** The file of examples in one of its languages. */
export const inLanguage = (file: string, lang: Language): string =>
  file.replace(TEXT, (_, pl: string, en: string) => (lang === 'pl' ? pl : en));
