import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ownTextsIn } from '../../build/write-messages.ts';
import { messagesIn } from '../../elements/data/own-messages.ts';
import { LANGUAGES } from '../../logic/texts/language.ts';
import { type Message, type OwnText, resolveMessages } from '../../logic/texts/messages.ts';

const LOGIC = join(import.meta.dirname, '../../logic');

/** The keys of a set of texts; empty for any other export. */
const keysOf = (exported: unknown): readonly string[] => {
  const { feature, pl, en } = Object(exported);
  if (typeof feature !== 'string') return [];
  return Object.keys({ ...pl, ...en }).map((key) => (feature ? `${feature}.${key}` : key));
};

describe('the keys of texts that a shop can replace', () => {
  it('cover all features', async () => {
    const files = readdirSync(LOGIC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.messages.ts'),
    );
    const modules: object[] = await Promise.all(
      files.map((file) => import(pathToFileURL(join(LOGIC, file)).href)),
    );
    const found = modules.flatMap((module) => Object.values(module).flatMap(keysOf));
    assert.deepEqual(Object.keys(messagesIn('en')).sort(), found.sort());
  });
});

/** A text for a count, with the name of every other parameter as its value. */
function filled(message: Message | undefined, count: number): string | undefined {
  if (typeof message !== 'function') return message;
  const parameters = {
    count,
    name: 'N',
    number: 3,
    price: '1,00 zł',
    amount: 'A',
    added: 'E',
    requested: 'R',
    date: 'D',
    title: 'T',
    when: 'W',
    time: 'M',
    day: 'Y',
    hours: 'H',
    file: 'F',
    size: 'S',
    text: 'X',
    code: 'K',
    from: 'B',
    to: 'C',
    shown: 24,
    total: 120,
    first: 1,
    last: 2,
    min: 'L',
    max: 'M',
  };
  return (message as (given: object) => string)(parameters);
}

/** A shop’s custom texts that replace the built-in ones. */
const replaced = (language: string, texts: Readonly<Record<string, OwnText>>) =>
  resolveMessages({ feature: '', pl: messagesIn('pl'), en: messagesIn('en') }, language, {
    [language]: texts,
  });

describe('the source texts for translators', () => {
  for (const language of LANGUAGES) {
    it(`equal our texts: ${language}`, () => {
      const ours = messagesIn(language);
      const copied = replaced(language, JSON.parse(JSON.stringify(ownTextsIn(language))));
      for (const key of Object.keys(ours)) {
        for (let count = 0; count <= 125; count += 1) {
          assert.equal(filled(copied[key], count), filled(ours[key], count), `${key} ${count}`);
        }
      }
    });
  }

  it('have plural forms of any language, with other as the fallback', () => {
    const { 'list-button.products': products } = replaced('ar', {
      'list-button.products': {
        zero: 'صفر',
        two: 'منتجان',
        few: '{count} منتجات',
        other: '{count} منتج',
      },
    });
    assert.deepEqual(
      [0, 1, 2, 3, 100].map((count) => filled(products, count)),
      ['صفر', '1 منتج', 'منتجان', '3 منتجات', '100 منتج'],
    );
  });
});
