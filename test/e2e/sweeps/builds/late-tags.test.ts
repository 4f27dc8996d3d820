import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HTTPRequest } from 'puppeteer-core';
import { elementKeys } from '../../../../build/element-entries.mjs';
import { waitForRendered } from '../../rendered.ts';
import { MAX_SHIFT, shiftsByTags } from '../../shifts.ts';
import { useShop } from '../../use-shop.ts';
import { SWEEP_VISITORS, TESTED_BUILD } from '../../visitors.ts';

/** Whether the page has loaded everything that it shows without the library. */
const isThere = () =>
  document.readyState !== 'loading' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

describe('the page of a tag with a late script', () => {
  const shop = useShop();

  for (const visitor of SWEEP_VISITORS.slice(0, 2)) {
    for (const key of elementKeys) {
      it(`has no layout shift with shop-${key}, ${visitor.window.width} px (AT16)`, async (t) => {
        const { page } = await shop.visit(t, { ...visitor, build: TESTED_BUILD });
        const moved = await shiftsByTags(page, `${shop.origin}/elements/${key}.html`, isThere);
        assert.ok(moved < MAX_SHIFT, String(moved));
      });
    }
  }

  it('shop-date-picker inline reserves the height of its calendar below the first view [NO3]', async (t) => {
    const [visitor] = SWEEP_VISITORS;
    assert.ok(visitor);
    const window = { ...visitor.window, height: 6000 };
    const { page } = await shop.visit(t, { ...visitor, window, build: TESTED_BUILD });
    // names of days increase the height of a row
    const heights = () =>
      page.$$eval('shop-date-picker[inline]:not([day-names], :has(script))', (pickers) =>
        pickers.map((picker) => picker.getBoundingClientRect().height),
      );
    await page.setRequestInterception(true);
    const withoutScript = (request: HTTPRequest) =>
      request.url().includes('/dist/autoloader.js') ? request.abort() : request.continue();
    page.on('request', withoutScript);
    await page.goto(`${shop.origin}/elements/date-picker.html`);
    const before = await heights();
    page.off('request', withoutScript);
    await page.setRequestInterception(false);
    await page.reload();
    await waitForRendered(page);
    assert.ok(before.length > 3);
    assert.deepEqual(await heights(), before);
  });
});
