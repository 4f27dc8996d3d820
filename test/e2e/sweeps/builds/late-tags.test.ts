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

  /** Tags whose height is not that of their children, and which of their examples. */
  const BELOW_THE_VIEW = {
    // names of days increase the height of a row
    'date-picker': 'shop-date-picker[inline]:not([day-names], :has(script))',
    menu: 'shop-menu[below]:not([drawer])',
  };

  for (const [key, selector] of Object.entries(BELOW_THE_VIEW)) {
    it(`reserves the height of ${selector} below the first view [NO3]`, async (t) => {
      const [visitor] = SWEEP_VISITORS;
      assert.ok(visitor);
      const window = { ...visitor.window, height: 6000 };
      const { page } = await shop.visit(t, { ...visitor, window, build: TESTED_BUILD });
      const heights = () =>
        page.$$eval(selector, (tags) => tags.map((tag) => tag.getBoundingClientRect().height));
      const scripts: HTTPRequest[] = [];
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.url().includes('/dist/autoloader.js')) scripts.push(request);
        else request.continue();
      });
      await page.goto(`${shop.origin}/elements/${key}.html`, { waitUntil: [] });
      await page.waitForFunction(isThere);
      const before = await heights();
      await Promise.all(scripts.map((request) => request.continue()));
      await page.waitForSelector(`${selector}:state(rendered)`);
      await waitForRendered(page);
      assert.ok(before.length > 1);
      assert.deepEqual(await heights(), before);
    });
  }
});
