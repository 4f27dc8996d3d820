import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  clickFirst,
  goThere,
  isMarked,
  LIST,
  markDocument,
  PRODUCT_LINK,
  visit,
} from './partial-visits.ts';
import { useShop } from './use-shop.ts';
import { TESTED_BUILD, VISITORS } from './visitors.ts';

describe('partial navigation in the shop', () => {
  const shop = useShop();

  for (const visitor of VISITORS.filter(({ build }) => build === TESTED_BUILD)) {
    it(`goes to a page and back at ${visitor.window.width} px (PN-01)`, async (t) => {
      const page = await shop.enter(t, visitor, LIST);
      await goThere(page);
      // the gallery of the page that was swapped in has started
      await page.page.waitForSelector('shop-gallery >>> [part~=thumb-current]');
      assert.deepEqual(page.faults, []);
    });
  }

  const [PHONE = assert.fail(), DESKTOP = PHONE] = VISITORS;

  it('causes no layout shift and no blank frame (PN-19)', async (t) => {
    const page = await shop.enter(t, DESKTOP, LIST);
    await page.page.evaluate(() => {
      const seen = { shift: 0, blank: 0 };
      Reflect.set(window, 'seen', seen);
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) {
          if (!Reflect.get(entry, 'hadRecentInput'))
            seen.shift += Number(Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift' });
      // wait for two frames
      setInterval(() =>
        requestAnimationFrame(() => {
          if (!document.querySelector('main h1')) seen.blank += 1;
        }),
      );
    });
    await visit(page, () => page.press(PRODUCT_LINK));
    const seen = await page.page.evaluate(() => Reflect.get(window, 'seen'));
    assert.equal(seen.blank, 0);
    assert.equal(seen.shift, 0);
  });

  it('goes back to a product with the chosen size, which is in the URL', async (t) => {
    const shopper = await shop.enter(t, DESKTOP, '/product-pl-156-kurtka.html');
    const { page } = shopper;
    const chosen = () =>
      page.$eval('.projector_page [name=size]:checked', (size) => [
        (size as HTMLInputElement).value,
        document.querySelector('h1')?.textContent,
      ]);
    await visit(shopper, clickFirst(shopper, PRODUCT_LINK));
    await shopper.press('.projector_page label:has([name=size]:not(:checked, :disabled))');
    await page.waitForFunction(() => location.search.includes('selected_size'));
    const before = await chosen();
    await visit(shopper, clickFirst(shopper, PRODUCT_LINK));
    await visit(shopper, () => page.evaluate(() => history.back()));
    assert.deepEqual(await chosen(), before);
  });

  it('lets the browser load a missing page', async (t) => {
    const page = await shop.enter(t, DESKTOP, LIST);
    await markDocument(page.page);
    await page.page.$eval(PRODUCT_LINK, (link) =>
      link.setAttribute('href', '/product-pl-999999-nothing.html'),
    );
    await Promise.all([page.page.waitForNavigation(), page.page.click(PRODUCT_LINK)]);
    assert.equal(await isMarked(page.page), false);
  });

  for (const [what, answer] of [
    ['is broken off', { abort: true }],
    ['is an error of the server', { status: 500 }],
  ] as const) {
    it(`lets the browser load a page whose answer ${what} (PN-05)`, async (t) => {
      const { page } = await shop.enter(t, DESKTOP, LIST);
      await markDocument(page);
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isVisit = request.resourceType() === 'fetch' && request.url().includes('/product-');
        if (!isVisit) request.continue();
        else if ('abort' in answer) request.abort();
        else request.respond({ ...answer, contentType: 'text/html', body: 'Error' });
      });
      await Promise.all([page.waitForNavigation(), page.click(PRODUCT_LINK)]);
      assert.match(new URL(page.url()).pathname, /\/product-/);
      assert.ok(await page.$('.projector_page h1'));
      assert.equal(await isMarked(page), false);
    });
  }
});
