import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { tokens } from '../../build/docs/read-tokens.ts';
import { tokensPage } from '../../build/docs/tokens-page.ts';
import { docs } from '../../elements/docs.ts';

const page = tokensPage(tokens, docs).join('\n');

const sheets = ['elements', 'react'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

describe('the page of tokens', () => {
  it('lists all tokens in the library’s stylesheets', () => {
    const read = sheets.flatMap((css) =>
      [...css.matchAll(/var\(\s*(--shop-[\w-]+)/g)].map(([, name]) => `| \`${name}\` |`),
    );
    assert.ok(read.length > 100);
    assert.deepEqual(
      [...new Set(read)].filter((row) => !page.includes(row)),
      [],
    );
  });

  it('gives the default of each token, by public names', () => {
    assert.match(page, /^\| `--shop-font-family` \| `inherit` \|$/m);
    assert.match(page, /^\| `--shop-space-1` \| `calc\(var\(--shop-unit\) \* 4\)` \|$/m);
    assert.doesNotMatch(page, /--_/);
  });

  it('lists those of one tag, with its link', () => {
    assert.match(
      page,
      /^\| `--shop-modal-size` \| \[shop-modal\]\(\.\/tags\/shop-modal\.md\): The width/m,
    );
  });
});
