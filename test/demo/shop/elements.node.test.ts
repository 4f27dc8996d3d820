import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementKeys } from '../../../build/element-entries.mjs';
import { createVisitor } from './shop.ts';

/** The code of each example of a page, as a browser shows it. */
function codesOf(page: string): string[] {
  return [...page.matchAll(/<code>([^<]*)<\/code><\/pre>/g)].map(([, code = '']) =>
    code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  );
}

const mainOf = (page: string): string => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';

describe('the pages of single tags', () => {
  it('are all listed on one page and beside each of them (V26–V41)', async () => {
    const { text } = createVisitor();
    for (const path of ['/elements/', '/elements/tooltip.html']) {
      const links = mainOf(await text(path)).matchAll(/href="\/elements\/([a-z-]+)\.html"/g);
      assert.deepEqual([...links].map(([, key]) => key).sort(), elementKeys, path);
    }
  });

  it('show the code of each example with its script, for copying (V26–V41)', async () => {
    const { text } = createVisitor();
    const codes = codesOf(await text('/elements/collapse.html'));
    assert.equal(codes.length, 4);
    assert.match(codes[0] ?? '', /^<shop-collapse label="Zakupy">\n {2}<ul>/);
    assert.match(codes[3] ?? '', /<script>\n {2}\{\n/);
    assert.doesNotMatch(codes.join(), /nonce/);
  });

  it('show an example with its own platform in a frame, on a separate page', async () => {
    const { text, send } = createVisitor();
    const [, address = ''] =
      /<iframe[^>]* src="([^"]*one-product[^"]*)"/.exec(
        await text('/elements/minicart.html?lang=en'),
      ) ?? [];
    assert.equal(address, '/elements/minicart/one-product.html?lang=en');
    const page = await text(address);
    assert.match(
      page,
      /<script crossorigin src="\/dist\/demo-platform.js" data-options="([^"]*product[^"]*)"/,
    );
    assert.match(page, /<shop-minicart><a href="\/basketedit.php">Cart<\/a><\/shop-minicart>/);
    for (const missing of ['minicart/no-such-example', 'no-such-tag/one-product']) {
      assert.equal((await send(`/elements/${missing}.html`)).status, 404);
    }
  });

  for (const key of elementKeys) {
    it(`/elements/${key}.html is in the language of the shop (V26–V41)`, async () => {
      const { text } = createVisitor();
      const polish = mainOf(await text(`/elements/${key}.html?lang=pl`));
      const english = mainOf(await text(`/elements/${key}.html?lang=en`));
      for (const page of [polish, english]) assert.doesNotMatch(page, /\{\{/);
      const headings = (page: string) =>
        [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
      assert.ok(headings(polish).length > 0);
      for (const heading of headings(polish))
        assert.ok(!headings(english).includes(heading), heading);
    });
  }
});
