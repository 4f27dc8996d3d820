import { LANGUAGES, type Language } from './language.ts';

/** A text, or a text with named parameters: plurals are code, so a parametrised text is a function. */
export type Message = string | ((parameters: never) => string);
export type Messages = Readonly<Record<string, Message>>;

/** Replacements by language, then by key (`minicart.empty`, or a platform code); `{name}` stands for a parameter. */
export type MessageOverrides = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Whether there are texts in a language: ours, or the shop's own. */
export const hasTexts = (language: Language, overrides: MessageOverrides): boolean =>
  LANGUAGES.includes(language) || Object.hasOwn(overrides, language);

/** The texts of one feature: Polish is complete, English falls back to it, any other language to English. */
export interface MessageSet<M extends Messages> {
  /** '' where the override keys are the texts' own: platform codes, and plain texts only. */
  readonly feature: string;
  readonly pl: M;
  readonly en: Partial<M>;
}

/** Declares the texts of a feature; their override keys are `<feature>.<key>`. */
export function defineMessages<M extends Messages>(
  feature: string,
  pl: M,
  en: { [K in keyof M]?: M[K] extends string ? string : M[K] },
): MessageSet<{ [K in keyof M]: M[K] extends string ? string : M[K] }> {
  type Widened = { [K in keyof M]: M[K] extends string ? string : M[K] };
  return { feature, pl: pl as Widened, en: en as Partial<Widened> };
}

const fillPlaceholders = (text: string, parameters: Record<string, unknown> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : placeholder,
  );

type TextsByLanguage = Map<Language, object>;

const resolved = new WeakMap<object, WeakMap<object, TextsByLanguage>>();

/** The texts of a feature in one language, with the shop's own wording where it gives one. */
export function resolveMessages<M extends Messages>(
  set: MessageSet<M>,
  language: Language,
  overrides: MessageOverrides,
): M {
  const byOverrides = resolved.get(set) ?? new WeakMap<object, TextsByLanguage>();
  resolved.set(set, byOverrides);
  const byLanguage: TextsByLanguage = byOverrides.get(overrides) ?? new Map();
  byOverrides.set(overrides, byLanguage);
  const known = byLanguage.get(language) ?? mergeMessages(set, language, overrides);
  byLanguage.set(language, known);
  return known as M;
}

/** The shop's own texts in a language; in a language that we have no texts for, its English completes them. */
const ownTexts = (language: Language, overrides: MessageOverrides): Record<string, string> =>
  Object.assign({}, LANGUAGES.includes(language) || overrides.en, overrides[language]);

/** Each text in the language where it exists, else in English, else in Polish. */
function mergeMessages<M extends Messages>(
  set: MessageSet<M>,
  language: Language,
  overrides: MessageOverrides,
): M {
  const merged: Record<string, unknown> = { ...set.pl, ...(language !== 'pl' && set.en) };
  const texts = ownTexts(language, overrides);
  if (!set.feature) return Object.assign(merged, texts) as M;
  for (const [key, message] of Object.entries(merged)) {
    const own = texts[`${set.feature}.${key}`];
    if (own === undefined) continue;
    merged[key] =
      typeof message === 'function'
        ? (parameters: Record<string, unknown>) => fillPlaceholders(own, parameters)
        : own;
  }
  return merged as M;
}
