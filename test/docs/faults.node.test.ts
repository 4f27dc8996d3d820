import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { isTest, textsOfRepo } from './texts-of-repo.ts';

/** A row: its id, or the first and last id of a range, and the cell with its tests. */
const ROW = /^\| <a id="([\w-]+)"><\/a>(([A-Z]+)-?(\d+)(?:–[A-Z](\d+))?) \|.*\| (.*) \|$/gm;
const rows = [...readFileSync('docs/faults.md', 'utf8').matchAll(ROW)].map(
  ([, anchor = '', id = '', family = '', first = '', last = first, proof = '']) => ({
    anchor,
    id,
    family,
    ids: id.includes('-') ? [id] : idsFrom(family, Number(first), Number(last)),
    tests: [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
);

function idsFrom(family: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${family}${first + at}`);
}

const families = (length: number): string =>
  [...new Set(rows.map(({ family }) => family))].filter((name) => name.length === length).join('|');

/** Ids of two letters anywhere; ids of one letter only in brackets with nothing but ids. */
const ID = new RegExp(
  `\\b(?:${families(2)})-\\d\\d\\b|` +
    `(?<=\\((?:[A-Z]{1,2}-?\\d+(?:, |–))*)(?:${families(1)})\\d{1,2}(?=(?:(?:, |–)[A-Z]{1,2}-?\\d+)*\\))`,
  'g',
);

const cited = new Map(
  textsOfRepo().map(({ path, text }) => [path, new Set(text.match(ID) ?? [])] as const),
);

describe('docs/faults.md', () => {
  it('lists each fault once, with an anchor that matches its id', () => {
    assert.ok(rows.length > 300);
    assert.equal(
      new Set(rows.flatMap(({ ids }) => ids)).size,
      rows.flatMap(({ ids }) => ids).length,
    );
    for (const { anchor, ids } of rows) assert.equal(anchor, ids[0]?.toLowerCase());
  });

  it('lists every id cited by a test or a comment', () => {
    const known = new Set(rows.flatMap(({ ids }) => ids));
    const unknown = [...cited].flatMap(([path, ids]) =>
      [...ids].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
    );
    assert.deepEqual(unknown, []);
  });

  it('names tests that exist and contain the id', () => {
    const holds = (name: string, ids: readonly string[]) =>
      [...cited].some(
        ([path, citedIds]) =>
          isTest(path) && basename(path) === name && ids.some((id) => citedIds.has(id)),
      );
    const wrong = rows.flatMap(({ id, ids, tests }) =>
      tests.filter((name) => !holds(name, ids)).map((name) => `${id}: ${name}`),
    );
    assert.deepEqual(wrong, []);
  });
});
