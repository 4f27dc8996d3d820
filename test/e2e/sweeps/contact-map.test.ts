import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { SWEEP_VISITORS, VISITORS } from '../visitors.ts';

const MAP = 'shop-map:state(rendered)';

/** Whether the page has requested the map's library. */
const hasLoadedMap = ({ page }: ShopPage): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/MapCanvas-')),
  );

describe('the map of shops on the contact page', () => {
  const shop = useShop();

  for (const visitor of SWEEP_VISITORS) {
    for (const path of ['/contact.html', '/host/contact.html']) {
      it(`shows the shop that is chosen in the list, at ${path} in ${visitor.window.width} px (MS-09)`, async (t) => {
        const page = await shop.enter(t, visitor, path);
        await page.page.$eval('shop-map', (map) => map.scrollIntoView({ block: 'center' }));
        await page.find(`${MAP} >>> [part=group]`);
        await page.page.$eval('shop-map li:nth-child(5) [role=button]', (name) => {
          if (name instanceof HTMLElement) name.click();
        });
        const title = await page.find(`${MAP} >>> [part=title]`);
        assert.equal(await title.evaluate((line) => line.textContent), 'Jodła Warszawa Praga');
        const box = await page.find(`${MAP} >>> [part=popup]`);
        const width = (await box.boundingBox())?.width ?? 0;
        assert.ok(width > 120 && width < 320, `texts of ${width} px`);
        assert.deepEqual(page.faults, []);
      });
    }
  }

  it('is a list of addresses without JavaScript, and its chunk is on no other page', async (t) => {
    const [visitor = assert.fail()] = VISITORS;
    const page = await shop.enter(t, visitor, '/');
    assert.equal(await hasLoadedMap(page), false);
    await page.page.setJavaScriptEnabled(false);
    await page.page.goto(`${shop.origin}/contact.html`);
    const address = await page.page.$('shop-map li:last-child');
    assert.equal(await address?.isVisible(), true);
  });
});
