import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lengthsOf, sentencesIn, sentencesOf } from '../../scripts/sentences.mjs';

const GUIDES = 'docs/site/guide';
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  README: ['README.md'],
  ARCHITECTURE: ['ARCHITECTURE.md'],
  CONTRIBUTING: ['CONTRIBUTING.md'],
  'the guides': readdirSync(GUIDES).map((name) => join(GUIDES, name)),
  'doc comments': ['build', 'cli', 'demo', 'elements', 'logic', 'react', 'scripts'],
  'messages to authors': ['messages'],
};

describe('sentences', () => {
  for (const [name, paths] of Object.entries(TEXTS)) {
    it(`are short in ${name}: 12 words in the middle, 20 in 90 of 100`, () => {
      const { count, median, ninetieth } = lengthsOf(paths.flatMap(sentencesIn));
      assert.ok(count > 20, `${count} sentences`);
      assert.ok(median <= 12, `median ${median}`);
      assert.ok(ninetieth <= 20, `90 of 100 have at most ${ninetieth}`);
    });
  }

  it('end with a point; code and addresses of links are no words', () => {
    const prose = 'One two. `a b c` is\n[three words](four.md): five?\n\nSix';
    assert.deepEqual(sentencesOf(prose), ['One two.', 'code is three words: five?', 'Six']);
  });
});
