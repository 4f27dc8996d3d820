import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CALLS, COMMON_CALLS } from '../../build/docs/calls/calls.ts';
import { outcomesIn } from '../../build/docs/failures.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';
import { filesFrom } from './source-graph.mjs';

const all: Readonly<Record<string, AnyDocs>> = docs;
const known = [...CALLS, ...COMMON_CALLS];

/** Code that sends a request, or describes one. */
const SENDS =
  /: Operation<.*=|\blistMutation[<(]|satisfies Operation<|\b(?:requestWidgets|fetchText|fetchPage|sendForm|accounts\.call)\(/;
/** The machinery that sends requests for others. */
const MACHINERY = /^logic\/platform\/(?!later\/tracking)/;
/** Files that send requests described elsewhere, which the list of calls contains. */
const SENT_FOR_OTHERS: Readonly<Record<string, string>> = {
  'logic/validation/later/validate-on-platform.atoms.ts': 'logic/validation/later/iban.ts',
};
/** Tags that import a call through shared code but never make it. */
const NEVER_MADE: Readonly<Record<string, readonly string[]>> = {
  // it checks an address and consents, not a bank account
  'shop-stock-alert': ['logic/validation/later/iban.ts'],
  // it shows a toast, whose machinery is that of all tags
  'shop-product': ['logic/config/author-styles.atoms.ts'],
  // it reads the lists and creates none
  'shop-count': ['logic/shopping-lists/shopping-lists.api.ts'],
  // it shares the machinery of fields; its files are checked here
  'shop-file-field': ['logic/validation/later/iban.ts', 'logic/validation/later/validation.api.ts'],
};

const keyOf = (tag: string): string => tag.slice('shop-'.length);
const filesOf = (tag: string): readonly string[] =>
  filesFrom(`elements/tags/${keyOf(tag)}/${keyOf(tag)}.element.ts`);

describe('the calls in the documentation', () => {
  it('are all calls of the library', () => {
    const senders = readdirSync('logic', { recursive: true, encoding: 'utf8' })
      .map((path) => join('logic', path))
      .filter((path) => path.endsWith('.ts') && !MACHINERY.test(path))
      .filter((path) => SENDS.test(readFileSync(path, 'utf8')))
      .map((path) => SENT_FOR_OTHERS[path] ?? path);
    const described = known.flatMap(({ from }) => from);
    assert.ok(senders.length > 10);
    assert.deepEqual(
      senders.filter((path) => !described.includes(path)),
      [],
    );
  });

  it('have a row about failures', () => {
    const outcomes = outcomesIn(readFileSync('docs/specification.md', 'utf8'));
    const rows = known.flatMap(({ failure }) => (failure === undefined ? [] : [failure]));
    assert.deepEqual(
      rows.filter((row) => !outcomes.has(row)),
      [],
    );
  });

  for (const [tag, { calls = {} }] of Object.entries(all)) {
    it(`of <${tag}> are exactly those in its code`, () => {
      const files = filesOf(tag);
      const isReached = ({ from }: (typeof CALLS)[number]) =>
        from.some((path) => files.includes(path));
      const named = Object.keys(calls);
      const reached = CALLS.filter(isReached);
      assert.deepEqual(
        named.filter((name) => !reached.some((call) => call.name === name)),
        [],
        'is sent by no file of the tag',
      );
      const described = CALLS.filter(({ name }) => named.includes(name)).flatMap(
        ({ from }) => from,
      );
      const undescribed = reached
        .flatMap(({ from }) => from)
        .filter((path) => files.includes(path));
      const accepted = [...described, ...(NEVER_MADE[tag] ?? [])];
      assert.deepEqual(
        [...new Set(undescribed)].filter((path) => !accepted.includes(path)),
        [],
        'sends a call that `calls` of the docs does not name',
      );
    });
  }
});
