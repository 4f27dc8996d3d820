import * as v from 'valibot';
import type { DataDocs } from './data-docs.ts';
import { ownMessages } from './own-messages.ts';

const texts = Object.fromEntries(
  ownMessages.map(([key, words]) => [
    key,
    v.optional(v.pipe(v.string(), v.metadata({ description: words, expected: 'a text' }))),
  ]),
);

/** Texts of the shop in place of ours, by language. */
export const messagesData: DataDocs = {
  title: 'Texts in place of those of the library, by language and key',
  schema: v.record(
    v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:[-_].*)?$/)),
    // a key without a dot may be any code of the platform
    v.pipe(v.looseObject(texts), v.metadata({ isMistake: (key: string) => key.includes('.') })),
  ),
  minimal: { pl: { 'minicart.basket': 'Torba' } },
  full: {
    pl: { 'minicart.basket': 'Torba', no_city: 'Podaj miasto.' },
    de: { 'minicart.basket': 'Warenkorb' },
  },
};
