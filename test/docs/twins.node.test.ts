import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { llmsFull, llmsIndex, twinOf } from '../../build/docs/twins.ts';
import { withoutCode } from '../kit/fences.ts';

const PAGE = `---
title: shop-price
description: "A price: as the shop writes it."
---

# shop-price

## Other money {#other-money}

\`\`\`html live platform='{"lang":"en"}'
<shop-price value="1"></shop-price>
\`\`\`
`;
const twin = twinOf('tags/shop-price.md', PAGE);

describe('the twin of a page', () => {
  it('is Markdown that needs no site', () => {
    assert.equal(
      twin.text,
      `# shop-price

## Other money

\`\`\`html
<shop-price value="1"></shop-price>
\`\`\`
`,
    );
  });

  it('has neither tabs nor boxes', () => {
    const page =
      '# Look\n\n::: code-group\n\nA\n\n:::\n\n<theme-picture>\n\nB\n\n</theme-picture>\n\nC\n';
    assert.equal(twinOf('guide/look.md', page).text, '# Look\n\nA\n\nB\n\nC\n');
    const tab = '```html live platform=\'{"basket":[]}\' [Before]\n<b></b>\n```\n';
    assert.equal(twinOf('guide/look.md', tab).text, '```html [Before]\n<b></b>\n```\n');
  });

  it('has code as it is, and nothing that only the site can do', () => {
    const code = '```html live\n<div class="row"><p>\n</p>\n</div>\n\n<b></b>\n```\n';
    const page = `# Look\n\n${code}\n<div class="on-site">\n\nPress **Edit**.\n\n</div>\n\nB\n`;
    const plain = code.replace(' live', '');
    assert.equal(twinOf('guide/look.md', page).text, `# Look\n\n${plain}\nB\n`);
  });

  it('is listed with its summary, by folder', () => {
    const guide = twinOf('guide/look.md', '# Look\n');
    const index = llmsIndex([guide, twin]);
    assert.match(index, /^## Guides\n\n- \[Look\]\(guide\/look\.md\)$/m);
    const line = '- [shop-price](tags/shop-price.md): A price: as the shop writes it.';
    assert.ok(index.includes(`## Tags\n\n${line}`));
  });

  it('links to files, and tells its first sentence where it has no summary', () => {
    const guide = twinOf(
      'guide/look.md',
      '# Look\n\nA tag takes the font\nof its place. [Tags](../tags/), [forms](./forms#send), [all](../tokens.md).\n',
    );
    assert.match(
      guide.text,
      /\(\.\.\/tags\/index\.md\), .*\(\.\/forms\.md#send\), .*\(\.\.\/tokens\.md\)/,
    );
    assert.equal(guide.description, 'A tag takes the font of its place.');
  });

  it('links to files that the package has beside the pages', () => {
    const page = '# A\n\n[basket.json](../dist/schemas/basket.json)\n';
    assert.match(twinOf('tags/shop-a.md', page).text, /\]\(\.\.\/\.\.\/schemas\/basket\.json\)/);
  });

  it('is listed without the links of its summary, which lead from another folder', () => {
    const data = twinOf(
      'data/position.md',
      '# A point\n\nFor [`<shop-map>`](../tags/shop-map.md).\n',
    );
    assert.match(llmsIndex([data]), /^- \[A point\]\(data\/position\.md\): For `<shop-map>`\.$/m);
  });

  it('stands with all others in one file', () => {
    assert.match(llmsFull([twin]), /^<!-- tags\/shop-price\.md -->\n\n# shop-price\n/);
  });
});

const PACKAGE = 'dist/docs';
const LINK = /\]\((?!https?:\/\/|#)(?<path>[^)#]+)/g;

/** Where the links of a file lead, by paths in the package. */
const targetsOf = (path: string): readonly string[] =>
  [...withoutCode(readFileSync(join(PACKAGE, path), 'utf8')).matchAll(LINK)].map(({ groups }) =>
    join(dirname(path), groups?.path ?? ''),
  );

describe('the twins in the package', () => {
  // `llms-full.txt` has their texts, with links as they stand in each
  const files = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') || path === 'llms.txt',
  );

  it('link to files of the package, or to full addresses', () => {
    const targets = files.flatMap((path) => targetsOf(path).map((to) => ({ path, to })));
    assert.ok(targets.length > 500);
    const lost = targets.filter(({ to }) => !existsSync(join(PACKAGE, to)));
    assert.deepEqual(lost, []);
  });
});
