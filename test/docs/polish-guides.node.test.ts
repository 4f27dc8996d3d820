import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { hashOf, polishPages } from '../../scripts/docs-pl.mjs';

const SITE = 'docs/site';
const HASH = /^source: (?<hash>\w+)$/m;

/** The structure of a page: headings by level, code blocks by language. */
const outlineOf = (page: string): readonly string[] =>
  [...page.matchAll(/^(?:(?<heading>#+) |```(?<language>[a-z]+))/gm)].map(
    ({ groups }) => groups?.heading ?? groups?.language ?? '',
  );

describe('a guide in Polish', () => {
  for (const path of polishPages()) {
    const english = readFileSync(join(SITE, path), 'utf8');
    const polish = readFileSync(join(SITE, 'pl', path), 'utf8');

    it(`${path} translates the current English one: compare both, then run \`node scripts/docs-pl.mjs\``, () => {
      assert.equal(HASH.exec(polish)?.groups?.hash, hashOf(path));
    });

    it(`${path} has the same sections and the same kinds of code`, () => {
      assert.deepEqual(outlineOf(polish), outlineOf(english));
    });
  }
});
