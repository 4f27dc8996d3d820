import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { clickFirst, LIST, PRODUCT_LINK, visit } from './partial-visits.ts';
import type { ShopPage } from './shop-page.ts';
import { useShop } from './use-shop.ts';
import { TESTED_BUILD, VISITORS } from './visitors.ts';

/** Without touch: Chromium drops its emulation while a document unloads, which changes the heights of the page. */
const VISITOR =
  VISITORS.find(({ build, window }) => build === TESTED_BUILD && !window.hasTouch) ?? assert.fail();
const LIST_TOP = 300;
const PRODUCT_TOP = 500;

/** Waits for a page at a scroll position, which the browser and scripts may reach in several steps. */
async function expectShown({ page }: ShopPage, path: string, top: number): Promise<void> {
  await page.waitForFunction((expected) => Math.round(scrollY) === expected, {}, top);
  assert.equal(new URL(page.url()).pathname, path);
}

/** Loads another document, and waits until a tag of it has rendered. */
async function load(page: Page, leave: () => void): Promise<void> {
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.evaluate(leave)]);
  await page.waitForSelector('shop-partial-navigation:state(rendered)');
}

const goBackByTwo = () => {
  setTimeout(() => history.go(-2));
};

/** Visits a product from the list partially, and loads the basket. Resolves with the path of the product. */
async function leaveProduct(shop: ShopPage): Promise<string> {
  const { page } = shop;
  await page.waitForSelector('shop-partial-navigation:state(rendered)');
  await page.evaluate((top) => scrollTo(0, top), LIST_TOP);
  const product = await visit(shop, clickFirst(shop, PRODUCT_LINK));
  await page.evaluate((top) => scrollTo(0, top), PRODUCT_TOP);
  await load(page, () => {
    setTimeout(() => location.assign('/basketedit.php'));
  });
  return product;
}

describe('Back and Forward after a document was loaded', () => {
  const shop = useShop({ keepsPages: false });

  it('restore the scroll positions of visited pages [NO2]', async (t) => {
    const shopper = await shop.enter(t, VISITOR, LIST);
    const { page } = shopper;
    const product = await leaveProduct(shopper);
    await load(page, goBackByTwo);
    await expectShown(shopper, LIST, LIST_TOP);
    await visit(shopper, () => page.evaluate(() => history.forward()));
    await expectShown(shopper, product, PRODUCT_TOP);
  });

  /** Leaves a visited product, and returns to it by Forward while the module that handles it is loading. */
  async function returnWhileLoading(t: TestContext) {
    const shopper = await shop.enter(t, VISITOR, LIST);
    const { page } = shopper;
    const product = await leaveProduct(shopper);
    const delayed: HTTPRequest[] = [];
    let settle: ((request: HTTPRequest) => unknown) | undefined;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!/\/page-visits-[\w-]+\.js/.test(request.url())) request.continue();
      else if (settle) settle(request);
      else delayed.push(request);
    });
    await load(page, goBackByTwo);
    assert.equal(delayed.length, 1);
    await page.evaluate(() => history.forward());
    await page.waitForFunction((path) => location.pathname === path, {}, product);
    /** Ends the requests for the module, also later ones. */
    const settleAll = (by: (request: HTTPRequest) => unknown) => {
      settle = by;
      return Promise.all(delayed.map(by));
    };
    return { shopper, page, product, settleAll };
  }

  it('show the page if the module that handles them is still loading', async (t) => {
    const { shopper, page, product, settleAll } = await returnWhileLoading(t);
    await visit(shopper, () => settleAll((request) => request.continue()));
    assert.ok(await page.$('.projector_page'));
    await expectShown(shopper, product, PRODUCT_TOP);
  });

  it('load the page if the module that handles them fails to load', async (t) => {
    const { page, settleAll } = await returnWhileLoading(t);
    await Promise.all([page.waitForNavigation(), settleAll((request) => request.abort('failed'))]);
    assert.ok(await page.$('.projector_page'));
  });
});
