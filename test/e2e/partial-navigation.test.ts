import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { HOST_VISITORS, hostTitle } from './host-page.ts';
import type { ShopPage } from './shop-page.ts';
import { useShop } from './use-shop.ts';
import { TESTED_BUILD, VISITORS } from './visitors.ts';

const LIST = '/cat-pl-1-meble.html';
const PRODUCT_LINK = '#content a[href*="/product-"]';

/** Marks the document, so that a page that was loaded anew can be told from one that was not. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.toggleAttribute('data-marked', true);
  });
}

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'marked' in document.documentElement.dataset);

/** Does something, and waits for the end of the partial visit that follows from it. */
async function visit({ page }: ShopPage, act: () => Promise<unknown>): Promise<string> {
  const end = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('shop-partial-navigation-end', () => resolve(), { once: true });
      }),
  );
  await Promise.all([end, act()]);
  return new URL(page.url()).pathname;
}

const pressFirst = (shop: ShopPage, selector: string) => () =>
  shop.page.$eval(selector, (link) => (link as HTMLElement).click());

/** From a list to a product, back to where the list was scrolled to, and on again. */
async function goThere(shop: ShopPage): Promise<void> {
  const { page } = shop;
  await page.waitForSelector('shop-partial-navigation:state(rendered)');
  await markDocument(page);
  const list = new URL(page.url()).pathname;
  const title = await page.title();
  await page.evaluate(() => scrollTo(0, 300));
  assert.match(await visit(shop, pressFirst(shop, PRODUCT_LINK)), /\/product-/);
  assert.notEqual(await page.title(), title);
  assert.equal(await page.evaluate(() => document.activeElement?.localName), 'h1');
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.ok(await page.$('.projector_page'));
  assert.equal(await visit(shop, () => page.evaluate(() => history.back())), list);
  assert.equal(await page.title(), title);
  assert.ok(await page.$('.search_page'));
  assert.equal(await page.evaluate(() => Math.round(scrollY)), 300);
  assert.match(await visit(shop, () => page.evaluate(() => history.forward())), /\/product-/);
  assert.ok(await isMarked(page));
  await shop.expectAccessible('a product that was visited partially');
}

describe('partial visits in the shop', () => {
  const shop = useShop();

  for (const visitor of VISITORS.filter(({ build }) => build === TESTED_BUILD)) {
    it(`go there and back at ${visitor.window.width} px (PN-01)`, async (t) => {
      const page = await shop.enter(t, visitor, LIST);
      await goThere(page);
      // the script of the product page has run for the page that was swapped in
      await page.page.waitForSelector('[data-dot][data-current]');
      assert.deepEqual(page.faults, []);
    });
  }

  for (const visitor of HOST_VISITORS) {
    it(`leave the theme alive: ${hostTitle(visitor)} (PN-01)`, async (t) => {
      const page = await shop.enterHost(t, visitor, LIST);
      await goThere(page);
      await page.expectAlive('partial visits');
    });
  }

  const [PHONE = assert.fail(), DESKTOP = PHONE] = VISITORS;

  it('shift nothing, and leave no frame blank (PN-19)', async (t) => {
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
      // one frame after the other
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

  it('let the browser load a page that is not there', async (t) => {
    const page = await shop.enter(t, DESKTOP, LIST);
    await markDocument(page.page);
    await page.page.$eval(PRODUCT_LINK, (link) =>
      link.setAttribute('href', '/product-pl-999999-nothing.html'),
    );
    await Promise.all([page.page.waitForNavigation(), page.page.click(PRODUCT_LINK)]);
    assert.equal(await isMarked(page.page), false);
  });

  it('do not grow: 200 visits (PN-22)', async (t) => {
    const page = await shop.enter(t, DESKTOP, LIST);
    const session = await page.page.createCDPSession();
    const measure = async () => {
      await session.send('HeapProfiler.enable');
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.page.metrics();
      return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
    };
    const links = '#content .side__links a[href*="/cat-"], #content .crumbs a[href*="/cat-"]';
    const go = async (times: number) => {
      for (let at = 0; at < times; at += 1) await visit(page, pressFirst(page, links));
    };
    await go(40);
    const before = await measure();
    await go(200);
    const after = await measure();
    t.diagnostic(JSON.stringify({ before, after }));
    assert.ok((after.heap - before.heap) / 200 <= 20_000, JSON.stringify({ before, after }));
    assert.ok(after.nodes <= before.nodes * 1.5, JSON.stringify({ before, after }));
    assert.ok(after.listeners <= before.listeners * 1.5, JSON.stringify({ before, after }));
  });
});
