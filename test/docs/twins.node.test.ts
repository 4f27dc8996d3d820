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

describe('the Markdown version of a page', () => {
  it('is readable without the site', () => {
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

  it('keeps the targets of links to headings', () => {
    const page = '# A\n\n[Example](#cards)\n\n### A card {#cards}\n\n### Cards {#cards-2}\n';
    assert.equal(
      twinOf('tags/shop-a.md', page).text,
      '# A\n\n[Example](#cards)\n\n<a id="cards"></a>\n\n### A card\n\n<a id="cards-2"></a>\n\n### Cards\n',
    );
  });

  it('contains neither tabs nor boxes', () => {
    const page =
      '# Look\n\n::: code-group\n\nA\n\n:::\n\n<theme-picture>\n\nB\n\n</theme-picture>\n\nC\n';
    assert.equal(twinOf('guide/look.md', page).text, '# Look\n\nA\n\nB\n\nC\n');
    const tab = '```html live platform=\'{"basket":[]}\' [Before]\n<b></b>\n```\n';
    assert.equal(twinOf('guide/look.md', tab).text, '```html [Before]\n<b></b>\n```\n');
  });

  it('keeps code unchanged, and omits everything that needs the site', () => {
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

  it('links to files, with its first sentence in place of a missing summary', () => {
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

  it('links to files of the package', () => {
    const page = '# A\n\n[basket.json](../dist/schemas/basket.json)\n';
    assert.match(twinOf('tags/shop-a.md', page).text, /\]\(\.\.\/\.\.\/schemas\/basket\.json\)/);
  });

  it('is listed without links in its summary, which are relative to another folder', () => {
    const data = twinOf(
      'data/position.md',
      '# A point\n\nFor [`<shop-map>`](../tags/shop-map.md).\n',
    );
    assert.match(llmsIndex([data]), /^- \[A point\]\(data\/position\.md\): For `<shop-map>`\.$/m);
  });

  it('is included in one file with all others', () => {
    assert.match(llmsFull([twin]), /^<!-- tags\/shop-price\.md -->\n\n# shop-price\n/);
  });
});

const PACKAGE = 'dist/docs';
const LINK = /\]\((?!https?:\/\/|#)(?<path>[^)#]+)/g;

/** The targets of a file's links, as paths in the package. */
const targetsOf = (path: string): readonly string[] =>
  [...withoutCode(readFileSync(join(PACKAGE, path), 'utf8')).matchAll(LINK)].map(({ groups }) =>
    join(dirname(path), groups?.path ?? ''),
  );

describe('the Markdown pages in the package', () => {
  // `llms-full.txt` repeats their texts with unchanged links
  const files = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') || path === 'llms.txt',
  );

  it('link to files of the package, or to absolute URLs', () => {
    const targets = files.flatMap((path) => targetsOf(path).map((to) => ({ path, to })));
    assert.ok(targets.length > 500);
    const lost = targets.filter(({ to }) => !existsSync(join(PACKAGE, to)));
    assert.deepEqual(lost, []);
  });
});
