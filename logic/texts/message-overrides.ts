import * as v from 'valibot';
import { annotated } from '../wire/described.ts';
import { parseLanguage } from './language.ts';
import type { MessageOverrides, OwnText } from './messages.ts';

const FormsSchema = v.record(v.string(), v.string());
const TextsSchema = v.nullish(v.record(v.string(), v.union([v.string(), FormsSchema])), {});

/** Merges overrides; later ones win. */
export function mergeMessageOverrides(
  ...all: readonly (MessageOverrides | undefined)[]
): MessageOverrides {
  const merged: Record<string, Record<string, OwnText>> = {};
  for (const [tag, texts] of all.flatMap((overrides) => Object.entries(overrides ?? {}))) {
    const language = parseLanguage(tag);
    if (language) merged[language] = { ...merged[language], ...texts };
  }
  return merged;
}

/** Message overrides written by an author, in any language: `{"pl": {"minicart.empty": "…"}}`, with plural forms. */
export const MessageOverridesSchema = annotated(
  v.pipe(
    v.record(v.string(), TextsSchema),
    v.transform((overrides: MessageOverrides) => mergeMessageOverrides(overrides)),
  ),
  {
    title: 'Texts that replace those of the library, by language and key',
    minimal: { pl: { 'minicart.basket': 'Torba' } },
    full: {
      pl: { 'minicart.basket': 'Torba', no_city: 'Podaj miasto.' },
      de: {
        'minicart.basket': 'Warenkorb',
        'minicart.products': { one: 'Produkt', other: 'Produkte' },
      },
    },
  },
);
