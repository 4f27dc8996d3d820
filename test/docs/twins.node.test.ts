import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { llmsFull, llmsIndex, twinOf } from '../../build/docs/twins.ts';

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
    const page = '# Look\n\n::: code-group\n\nA\n\n:::\n\n<div class="b">\n\nB\n\n</div>\n\nC\n';
    assert.equal(twinOf('guide/look.md', page).text, '# Look\n\nA\n\nB\n\nC\n');
    const tab = '```html live platform=\'{"basket":[]}\' [Before]\n<b></b>\n```\n';
    assert.equal(twinOf('guide/look.md', tab).text, '```html [Before]\n<b></b>\n```\n');
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

  it('stands with all others in one file', () => {
    assert.match(llmsFull([twin]), /^<!-- tags\/shop-price\.md -->\n\n# shop-price\n/);
  });
});
