import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { documents, textsOfRepo } from './texts-of-repo.ts';

/** The valid citations: each document, and each anchor in it. */
const targets = new Set(
  documents().flatMap(({ path, text }) => [
    path,
    ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => `${path}#${id}`),
  ]),
);

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

const lost = (path: string, cited: readonly string[]): readonly string[] =>
  cited.filter((target) => !targets.has(target)).map((target) => `${path}: ${target}`);

describe('a citation of docs/', () => {
  it('resolves, in code, tests and guides', () => {
    const wrong = textsOfRepo().flatMap(({ path, text }) =>
      lost(path, matches(text, /(?<!\/)\b(docs\/[\w-]+\.md(?:#[\w-]+)?)/g)),
    );
    assert.deepEqual(wrong, []);
  });

  it('resolves between the documents', () => {
    const wrong = documents().flatMap(({ path, text }) => {
      const links = matches(text, /\]\(((?:[\w-]+\.md)?(?:#[\w-]+)?)\)/g);
      return lost(
        path,
        links.map((link) => (link.startsWith('#') ? path + link : join('docs', link))),
      );
    });
    assert.deepEqual(wrong, []);
  });

  it('is the only form in which a comment cites them', () => {
    const numbers = /§\d|\((?:platform|host|faults)\.md,|\(faults, decision|fault tables/;
    const wrong = textsOfRepo().filter(
      ({ path, text }) => !path.startsWith('test/docs/') && numbers.test(text),
    );
    assert.deepEqual(
      wrong.map(({ path }) => path),
      [],
    );
  });

  it('has a unique anchor in its document', () => {
    for (const { path, text } of documents()) {
      const ids = matches(text, /<a id="([^"]+)">/g);
      assert.deepEqual([...new Set(ids)], ids, path);
    }
  });
});
