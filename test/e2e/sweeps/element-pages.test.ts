import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementKeys } from '../../../build/element-entries.mjs';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const DESKTOP = VISITORS[1] ?? assert.fail();
const PHONE_PX = 390;
/** These pages have several searches, so several landmarks with the same name; real pages have one. */
const IGNORED_RULES = ['landmark-unique'];

/** Checks the page for errors of accessibility, horizontal overflow and faults. */
async function expectFit(shop: ShopPage, tag: string): Promise<void> {
  await shop.expectAccessible(`the page of ${tag}`, IGNORED_RULES);
  const { content, width } = await shop.page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  assert.ok(content <= width, `${tag}: ${content} pixels in a window of ${width}`);
  assert.deepEqual(shop.faults, []);
}

describe('the pages of single tags', () => {
  const shop = useShop();

  it('copy the code of an example, with a toast (V26–V41)', async (t) => {
    const page = await shop.enter(t, DESKTOP, '/elements/logout-link.html?lang=en');
    const context = page.page.browserContext();
    await context.overridePermissions(shop.origin, ['clipboard-read', 'clipboard-sanitized-write']);
    await page.press('[data-copy-code]');
    await page.find('shop-toasts >>> ::-p-text(The code is copied.)');
    const copied = await page.page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, '<shop-logout-link><a href="#logged-out">Log out</a></shop-logout-link>');
    assert.deepEqual(page.faults, []);
  });

  for (const key of elementKeys) {
    it(`/elements/${key}.html has no errors and fits each window`, async (t) => {
      const page = await shop.enter(t, DESKTOP, `/elements/${key}.html`);
      const tag = `shop-${key}`;
      await page.page.waitForSelector(`.element :is(${tag}:defined, iframe)`);
      await expectFit(page, tag);
      await page.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await page.page.setViewport({ ...DESKTOP.window, width: PHONE_PX });
      await expectFit(page, tag);
    });
  }
});
