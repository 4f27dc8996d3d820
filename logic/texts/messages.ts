import { remembered } from '../state/remembered.ts';
import { LANGUAGES, type Language } from './language.ts';

/** A text, or a function for a text with named parameters, as plurals need code. */
export type Message = string | ((parameters: never) => string);
export type Messages = Readonly<Record<string, Message>>;

/** A text of the shop, or its plural forms (`one`, `few`, …) for the parameter `count`. */
export type OwnText = string | Readonly<Record<string, string>>;

/** Overrides by language, then by key (`minicart.empty`, or a platform code); `{name}` is a placeholder. */
export type MessageOverrides = Readonly<Record<Language, Readonly<Record<string, OwnText>>>>;

/** Whether a language has texts: ours, or the shop's own. */
export const hasTexts = (language: Language, overrides: MessageOverrides): boolean =>
  LANGUAGES.includes(language) || Object.hasOwn(overrides, language);

/** The texts of a feature: Polish is complete, English falls back to it, other languages to English. */
export interface MessageSet<M extends Messages> {
  /** '' if the override keys are the texts' own: platform codes, and plain texts only. */
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
    Object.hasOwn(parameters, name) ? String(parameters[name] ?? '') : placeholder,
  );

/** The plural form for a count; without a count, that of the category `other`. */
const formOf = (text: OwnText, language: Language, count?: unknown): string =>
  typeof text === 'string'
    ? text
    : (text[new Intl.PluralRules(language).select(Number(count))] ?? text.other ?? '');

type TextsByLanguage = Map<Language, object>;

const resolved = new WeakMap<object, WeakMap<object, TextsByLanguage>>();

/** The texts of a feature in one language, with the shop's own texts. */
export function resolveMessages<M extends Messages>(
  set: MessageSet<M>,
  language: Language,
  overrides: MessageOverrides,
): M {
  const byOverrides = remembered(resolved, set, () => new WeakMap<object, TextsByLanguage>());
  const byLanguage = remembered(byOverrides, overrides, () => new Map<Language, object>());
  return remembered(byLanguage, language, () => mergeMessages(set, language, overrides)) as M;
}

/** The shop's own texts in a language, completed with its English ones if we have no texts in that language. */
const ownTexts = (language: Language, overrides: MessageOverrides): Record<string, OwnText> =>
  Object.assign({}, LANGUAGES.includes(language) || overrides.en, overrides[language]);

/** The shop's own text in place of ours, with its parameters filled in. */
const inPlaceOf = (message: unknown, own: OwnText, language: Language): unknown =>
  typeof message === 'function'
    ? (parameters: Record<string, unknown>) =>
        fillPlaceholders(formOf(own, language, parameters.count), parameters)
    : formOf(own, language);

/** Each text in the language if it exists, else in English, else in Polish. */
function mergeMessages<M extends Messages>(
  { feature, pl, en }: MessageSet<M>,
  language: Language,
  overrides: MessageOverrides,
): M {
  const merged: Record<string, unknown> = { ...pl, ...(language !== 'pl' && en) };
  const prefix = feature && `${feature}.`;
  for (const [key, own] of Object.entries(ownTexts(language, overrides))) {
    if (!key.startsWith(prefix)) continue;
    const name = key.slice(prefix.length);
    merged[name] = inPlaceOf(merged[name], own, language);
  }
  return merged as M;
}
