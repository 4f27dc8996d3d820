import type { Language } from './language.ts';

/** A text, or a text with named parameters: plurals are code, so a parametrised text is a function. */
export type Message = string | ((parameters: never) => string);
export type Messages = Readonly<Record<string, Message>>;

/** Replacements by language, then by key (`minicart.empty`, or a platform code); `{name}` stands for a parameter. */
export type MessageOverrides = Readonly<
  Partial<Record<Language, Readonly<Record<string, string>>>>
>;

/** The texts of one feature: Polish is complete, English falls back to it. */
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

const resolved = new WeakMap<object, WeakMap<object, object>>();

/** The texts of a feature in one language, with the shop's own wording where it gives one. */
export function resolveMessages<M extends Messages>(
  set: MessageSet<M>,
  language: Language,
  overrides: MessageOverrides,
): M {
  const ours = set[language];
  const byOverrides = resolved.get(ours) ?? new WeakMap<object, object>();
  resolved.set(ours, byOverrides);
  const known = byOverrides.get(overrides) ?? mergeMessages(set, language, overrides);
  byOverrides.set(overrides, known);
  return known as M;
}

function mergeMessages<M extends Messages>(
  set: MessageSet<M>,
  language: Language,
  overrides: MessageOverrides,
): M {
  const merged: Record<string, unknown> = { ...set.pl, ...set[language] };
  if (!set.feature) return Object.assign(merged, overrides[language]) as M;
  for (const [key, message] of Object.entries(merged)) {
    const own = overrides[language]?.[`${set.feature}.${key}`];
    if (own === undefined) continue;
    merged[key] =
      typeof message === 'function'
        ? (parameters: Record<string, unknown>) => fillPlaceholders(own, parameters)
        : own;
  }
  return merged as M;
}
