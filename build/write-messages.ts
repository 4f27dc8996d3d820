import { mkdirSync, writeFileSync } from 'node:fs';
import { messagesIn } from '../elements/data/own-messages.ts';
import { LANGUAGES, type Language } from '../logic/texts/language.ts';
import type { Message, OwnText } from '../logic/texts/messages.ts';

type Filled = (parameters: object) => string;

/** Integers that cover each plural category, if it has any. */
const INTEGERS = Array.from({ length: 101 }, (_, number) => number);
const FRACTION = 1.5;

/** The text with placeholders in place of its parameters, for a count. */
function written(message: Filled, count: number): string {
  const given = (name: string) => (name === 'count' ? count : `{${name}}`);
  const parameters = new Proxy({}, { get: (_, name) => given(String(name)) });
  return message(parameters).replace(new RegExp(`\\b${count}\\b`), '{count}');
}

/** A form for each plural category of the language, or a single text if all are equal. */
function formsOf(message: Filled, language: Language): OwnText {
  const plural = new Intl.PluralRules(language);
  const { pluralCategories } = plural.resolvedOptions();
  const forms = pluralCategories.map((category) => {
    const count = INTEGERS.find((number) => plural.select(number) === category) ?? FRACTION;
    return [category, written(message, count)] as const;
  });
  const [text = '', ...others] = new Set(forms.map(([, form]) => form));
  return others.length > 0 ? Object.fromEntries(forms) : text;
}

const ownTextOf = (message: Message, language: Language): OwnText =>
  typeof message === 'string' ? message : formsOf(message as Filled, language);

/** Our texts of a language in the format of a shop's overrides. */
export const ownTextsIn = (language: Language): Readonly<Record<string, OwnText>> =>
  Object.fromEntries(
    Object.entries(messagesIn(language)).map(([key, message]) => [
      key,
      ownTextOf(message, language),
    ]),
  );

/** Writes a file of texts for each of our languages, to translate into another one. */
export function writeMessages(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const language of LANGUAGES) {
    const texts = JSON.stringify(ownTextsIn(language), null, 2);
    writeFileSync(`${directory}/${language}.json`, `${texts}\n`);
  }
}
