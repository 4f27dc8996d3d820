import * as v from 'valibot';
import type { Message } from '../../logic/texts/messages.ts';
import { messagesIn } from './own-messages.ts';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'] as const;

const forms = v.strictObject({
  ...v.entriesFromList(CATEGORIES, v.optional(v.string())),
  other: v.string(),
});

/** Only a text with parameters may have plural forms (`Intl.PluralRules`). */
const ownText = (ours: Message) =>
  typeof ours === 'string'
    ? v.pipe(v.string(), v.metadata({ description: `“${ours}”`, expected: 'a text' }))
    : v.pipe(
        v.union([v.string(), forms]),
        v.metadata({
          description: 'A text with parameters, such as {count}; with forms for plurals, too.',
          expected: 'a text, or forms such as {"one": "…", "other": "…"}',
        }),
      );

const texts = Object.fromEntries(
  Object.entries(messagesIn('en')).map(([key, ours]) => [key, v.optional(ownText(ours))]),
);

/** The texts that a shop may replace, by language and key. The keys are those of our messages. */
export const KnownMessages = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z]{2,3}(?:[-_].*)?$/),
    v.metadata({ expected: 'a language around it, as in {"pl": {"minicart.basket": "Torba"}}' }),
  ),
  // a key without a dot may be any code of the platform
  v.pipe(v.looseObject(texts), v.metadata({ isMistake: (key: string) => key.includes('.') })),
);
