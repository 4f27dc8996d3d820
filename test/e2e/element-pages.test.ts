import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openBrowser, openTab } from './browser.ts';
import { startShop, type TestShop } from './shop.ts';
import { ShopPage } from './shop-page.ts';
import { VISITORS } from './visitors.ts';

const FOLDER = join(import.meta.dirname, '../../demo/elements');
/** Many searches on one page are many landmarks of one name, as no real page has. */
const IGNORED_RULES = ['landmark-unique'];

describe('the pages of single tags', () => {
  let shop: TestShop;
  let browser: Browser;

  before(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  });
  after(() => Promise.all([browser.close(), shop.close()]));

  for (const file of readdirSync(FOLDER)) {
    it(`/elements/${file} has no fault and fits each window`, async (t) => {
      const context = await browser.createBrowserContext();
      t.after(() => context.close());
      for (const visitor of VISITORS.slice(0, 2)) {
        const page = new ShopPage(await openTab(context, visitor.window), shop, visitor);
        await page.open(`/elements/${file}`);
        const tag = `shop-${file.replace('.html', '')}`;
        await page.page.waitForSelector(`.element ${tag}:defined`);
        await page.expectAccessible(`the page of ${tag}`, IGNORED_RULES);
        const width = await page.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= visitor.window.width, `${tag}: ${width} pixels wide`);
        assert.deepEqual(page.faults, []);
      }
    });
  }
});
