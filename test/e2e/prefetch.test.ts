import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

const LIST = '/cat-pl-121-kubki.html';
const LINK = 'link[rel=modulepreload][href*="/chunks/react-"]';
const AWAKE = ':is(shop-minicart, shop-search, shop-list-button):state(awake)';

/** Records the requests for the chunk with React; call it before the page opens. */
function recordReact(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/chunks\/react-/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Resolves when the page is loaded and has had an idle moment after that. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve))),
  );

describe('the idle prefetch', () => {
  const shop = useShop();
  for (const visitor of VISITORS.slice(0, 2)) {
    const width = visitor.window.width;

    it(`fetches what wakes the tags and wakes none (${width} px)`, async (t) => {
      const { page, faults } = await shop.visit(t, visitor);
      const asked = recordReact(page);
      await page.goto(shop.origin + LIST, { waitUntil: 'networkidle0' });
      await page.waitForSelector(LINK);
      assert.equal(asked.length, 1);
      assert.equal(await page.$(AWAKE), null);
      await page.focus('shop-minicart >>> a');
      await page.waitForSelector('shop-minicart:state(awake)');
      assert.equal(asked.length, 1, 'React came once');
      assert.deepEqual(faults, []);
    });

    it(`fetches nothing for a shopper who saves data (${width} px)`, async (t) => {
      const { page } = await shop.visit(t, visitor);
      await page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const asked = recordReact(page);
      await page.goto(shop.origin + LIST, { waitUntil: 'networkidle0' });
      await untilIdle(page);
      assert.equal(await page.$('link[rel=modulepreload]'), null);
      assert.deepEqual(asked, []);
      await page.focus('shop-minicart >>> a');
      await page.waitForSelector('shop-minicart:state(awake)');
    });
  }
});
