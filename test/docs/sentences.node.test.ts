import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { longSentencesIn, sentencesOf } from '../../scripts/sentences.mjs';

const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/site/guide'];
const CODE = ['build', 'cli', 'demo', 'elements', 'logic', 'react', 'scripts'];

describe('sentences', () => {
  for (const path of [...PAGES, ...CODE]) {
    it(`have at most 30 words in ${path}`, () => {
      assert.deepEqual(longSentencesIn(path), []);
    });
  }

  it('end with a full stop; code and the address of a link are not words', () => {
    const prose = 'One two. `a b c` is\n[three words](four.md): five?\n\nSix';
    assert.deepEqual(sentencesOf(prose), ['One two.', 'code is three words: five?', 'Six']);
  });
});
