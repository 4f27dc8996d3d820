import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'parse5';
import { blockPage } from '../../build/docs/blocks/block-page.ts';
import { findBlock } from '../../build/docs/blocks/find-block.ts';
import { lineDiff } from '../../build/docs/blocks/line-diff.ts';
import { printBlock } from '../../build/docs/blocks/print-block.ts';
import { pagesOf, themePages } from '../../build/docs/blocks/theme-pages.ts';
import { isElement } from '../../build/markup-tree.ts';
import { HOST_BLOCKS } from '../../demo/shop/host/blocks/blocks.ts';
import { transform } from '../../demo/shop/host/templates/transform.ts';
import { withoutCode } from '../kit/fences.ts';

const css = readFileSync('demo/shop/host/static/tags.css', 'utf8');
const readPage = themePages();
/** The placeholder of further elements; XSLT does not output comments. */
const LEFT_OUT = '<!-- … -->';

/** The output of these lines in a template of the platform. */
async function printed(lines: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'block-'));
  const stylesheet = join(folder, 'block.xsl');
  writeFileSync(
    stylesheet,
    `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
    <xsl:output method="html" encoding="UTF-8" indent="no"/>
    <xsl:template match="/"><body>${lines.join('\n')}</body></xsl:template></xsl:stylesheet>`,
  );
  try {
    return await transform({ stylesheet, xml: '<shop/>' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the page of a block of the theme', () => {
  for (const block of HOST_BLOCKS) {
    const { key, name, themePage, markup, keep, drop = [], check } = block;

    it(`lists for ${name} everything to keep, to drop and to check`, async () => {
      const page = blockPage({ block, pages: await pagesOf(block, readPage), css, templates: [] });
      const text = page.join('\n');
      for (const { what, why } of [...keep, ...drop]) {
        assert.ok(text.includes(`| ${what} | ${why} |`), what);
      }
      for (const line of check) assert.ok(text.includes(line), line);
      assert.doesNotMatch(withoutCode(text), /<[a-z/]|\{\{/i);
      if (themePage || markup) assert.match(text, new RegExp(`^\\+ .*<shop-${block.tags[0]}`, 'm'));
    });

    const { elements } = themePage ?? markup ?? {};
    if (!elements) continue;

    it(`has lines for a template that prints ${key} as in HTML`, async () => {
      const pages = await pagesOf(block, readPage);
      const found = findBlock(pages?.around ?? '', elements, block.tags);
      const document = parse(await printed(printBlock(found, 'xslt')));
      const [, body] = document.childNodes.filter(isElement)[0]?.childNodes ?? [];
      assert.ok(body && isElement(body));
      assert.deepEqual(
        printBlock(body.childNodes.filter(isElement), 'html'),
        printBlock(found, 'html').filter((line) => line.trim() !== LEFT_OUT),
      );
    });
  }
});

describe('a line diff', () => {
  it('shows removed and added lines, and ignores indentation', () => {
    assert.deepEqual(lineDiff(['<a>', '</a>'], ['<b>', '  <a>', '  </a>', '</b>']), [
      '+ <b>',
      '    <a>',
      '    </a>',
      '+ </b>',
    ]);
  });

  it('omits lines far from a change', () => {
    const same = Array.from({ length: 12 }, (_, index) => `${index}`);
    const lines = lineDiff(['x', ...same], ['y', ...same]);
    assert.deepEqual(lines, ['- x', '+ y', '  0', '  1', '  2', '  3']);
    const between = same.slice(0, 9);
    assert.ok(!lineDiff(['x', ...between], ['y', ...between, 'z']).includes('  …'));
    assert.ok(lineDiff(['x', ...same], ['y', ...same, 'z']).includes('  …'));
  });
});
