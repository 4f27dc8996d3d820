import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementKeys } from '../../../build/element-entries.mjs';
import { createVisitor } from './shop.ts';

/** The code of each example of a page, as a browser shows it. */
function codesOf(page: string): string[] {
  return [...page.matchAll(/<code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = '']) =>
    code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  );
}

const mainOf = (page: string): string => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';

describe('the pages of single tags', () => {
  it('are listed on a page of their own and beside each of them, all of them (V26–V41)', async () => {
    const { text } = createVisitor();
    for (const path of ['/elements/', '/elements/tooltip.html']) {
      const links = mainOf(await text(path)).matchAll(/href="\/elements\/([a-z-]+)\.html"/g);
      assert.deepEqual([...links].map(([, key]) => key).sort(), elementKeys, path);
    }
  });

  it('give the code of each example to copy, and the script of the page (V26–V41)', async () => {
    const { text } = createVisitor();
    const codes = codesOf(await text('/elements/tooltip.html'));
    assert.equal(codes.length, 5);
    assert.match(
      codes[3] ?? '',
      /^<div class="element__place">\n {2}<shop-tooltip text="Ten dymek/,
    );
    const toasts = codesOf(await text('/elements/toasts.html'));
    assert.match(toasts.at(-1) ?? '', /^<script>\n {2}function showToast/);
    assert.doesNotMatch(toasts.join(), /nonce/);
  });

  for (const key of elementKeys) {
    it(`/elements/${key}.html speaks the language of the shop (V26–V41)`, async () => {
      const { text } = createVisitor();
      const polish = mainOf(await text(`/elements/${key}.html?lang=pl`));
      const english = mainOf(await text(`/elements/${key}.html?lang=en`));
      for (const page of [polish, english]) assert.doesNotMatch(page, /\{\{|\}\}/);
      const headings = (page: string) =>
        [
          ...page
            .replace(/<section[^>]* lang=[\s\S]*?<\/section>/g, '')
            .matchAll(/<h2>(.*?)<\/h2>/g),
        ].map(([, heading]) => heading);
      assert.ok(headings(polish).length > 0);
      for (const heading of headings(polish))
        assert.ok(!headings(english).includes(heading), heading);
    });
  }
});
