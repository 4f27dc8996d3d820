import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { HOST_VISITORS, hostTitle } from '../../host-page.ts';
import { waitForRendered } from '../../rendered.ts';
import { useShop } from '../../use-shop.ts';

const SWAPS = 200;
/** The number of swaps after which all one-time caches are filled. */
const FIRST = 20;
/** A leak of one listener, by the regions of only one of the products; a module that loads late adds fewer, once. */
const LEAK = (SWAPS - FIRST) / 2;
const PRODUCTS = [
  { path: '/product-pl-117-kociolek.html?selected_size=5l', price: '299,00 zł' },
  { path: '/product-pl-101-koc.html', price: '249,00 zł' },
] as const;
/** Tags in a region of the page that is not replaced. */
const OUTSIDE = `<div id="outside"><shop-price></shop-price> <shop-availability></shop-availability>
  <shop-list-button></shop-list-button></div>`;

/** The memory of an idle page after a garbage collection: a tag that has not rendered yet would falsify it. */
async function memoryOf(page: Page, session: CDPSession) {
  await waitForRendered(page);
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

describe('regions that the theme replaces', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    it(`keep outside tags in sync and leak nothing, ${SWAPS} times, ${hostTitle(visitor)} [PP-11]`, async (t) => {
      const host = await shop.enterHost(t, visitor, PRODUCTS[1].path);
      const { page } = host;
      const prefix = visitor.mode === 'around' ? '/host' : '/host/instead';
      await page.$eval(
        '#container',
        (container, tags) => container.insertAdjacentHTML('afterbegin', tags),
        OUTSIDE,
      );
      const session = await page.createCDPSession();
      await session.send('Performance.enable');
      let first = { listeners: 0, nodes: 0 };
      for (let round = 0; round < SWAPS; round += 1) {
        const { path, price } = PRODUCTS[round % 2] ?? PRODUCTS[0];
        await host.swap('#content', prefix + path);
        await host.waitForText('#outside shop-price >>> [part~=price]', price);
        if (round + 1 === FIRST) first = await memoryOf(page, session);
      }
      await host.expectAlive(`${SWAPS} regions`);
      const last = await memoryOf(page, session);
      t.diagnostic(JSON.stringify({ first, last }));
      assert.ok(last.listeners < first.listeners + LEAK, 'listeners are left');
      assert.ok(last.nodes <= first.nodes * 1.05, 'nodes are left');
    });
  }
});
