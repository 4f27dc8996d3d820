import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser, openTab } from '../browser.ts';
import { startShop, type TestShop } from '../shop.ts';
import { ShopPage } from '../shop-page.ts';
import { VISITORS } from '../visitors.ts';

const [PHONE, DESKTOP] = VISITORS;
const TARGET_PX = 44;
const ABOUT = '/pl-o-nas-4.html';
const PATHS = ['/', ABOUT, '/cat-pl-521-dla-wedrowca.html', '/product-pl-156-kurtka.html'];
/** The links and buttons around the content of the pages. */
const TARGETS = '.languages a, .crumbs a, .shelf__all, .footer a, .panel > details > summary';
/** The elements that have no use on paper. */
const NOT_ON_PAPER = '.bars_top, .button, .footer, .header__links, .heart, .panel, shop-notice';

/** The visible elements of a selector that are lower than a minimum height. */
function seenLowerThan(page: Page, selector: string, heightPx: number): Promise<string[]> {
  return page.$$eval(
    selector,
    (elements, wanted) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < wanted)
        .map(({ element, height }) => `${element.textContent?.trim()}: ${height} px`),
    heightPx,
  );
}

describe('the layout of the shop', () => {
  let shop: TestShop;
  let browser: Browser;

  before(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  });
  after(() => Promise.all([browser.close(), shop.close()]));

  async function enter(t: TestContext, visitor: typeof PHONE): Promise<ShopPage> {
    assert.ok(visitor);
    const context = await browser.createBrowserContext();
    t.after(() => context.close());
    return new ShopPage(await openTab(context, visitor.window), shop, visitor);
  }

  it('has touch targets as tall as a fingertip on a phone (V26–V41)', async (t) => {
    const shopper = await enter(t, PHONE);
    for (const path of PATHS) {
      await shopper.open(path);
      assert.deepEqual(await seenLowerThan(shopper.page, TARGETS, TARGET_PX), [], path);
    }
  });

  it('never cuts a breadcrumb inside a link: phones show the parent alone (SH16)', async (t) => {
    const shopper = await enter(t, PHONE);
    for (const width of [360, 599, 600, 768]) {
      await shopper.page.setViewport({ ...shopper.page.viewport(), width, height: 844 });
      await shopper.open('/product-pl-156-kurtka.html');
      const seen = await shopper.page.$$eval('.crumbs a', (links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const trail = link.closest('.crumbs')?.getBoundingClientRect();
            const { right, width: space } = link.getBoundingClientRect();
            const isWhole = right <= (trail?.right ?? 0) && link.scrollWidth <= Math.ceil(space);
            return isWhole ? link.textContent : `${link.textContent} is cut`;
          }),
      );
      const all = ['Jodła', 'Ubrania', 'Odzież', 'Kurtki'];
      assert.deepEqual(seen, width < 600 ? ['Kurtki'] : all, `${width} px`);
    }
  });

  it('prints neither bars nor buttons nor the notice (V26–V41)', async (t) => {
    const { page } = await enter(t, DESKTOP);
    for (const path of PATHS) {
      // `evaluate` counts as user activation, after which no notice opens
      await page.goto(shop.origin + path, { waitUntil: 'networkidle0' });
      if (path === ABOUT) await page.waitForSelector('shop-notice:state(open)');
      await page.emulateMediaType('print');
      assert.deepEqual(await seenLowerThan(page, NOT_ON_PAPER, Number.POSITIVE_INFINITY), [], path);
      await page.emulateMediaType('screen');
    }
  });

  it('shows many links above a list on one line of a phone (V26–V41)', async (t) => {
    const shopper = await enter(t, PHONE);
    await shopper.open('/search.php?text=ko');
    const tops = await shopper.page.$$eval('main > .chips .chip', (links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    assert.ok(tops.length > 10);
    assert.equal(new Set(tops).size, 1);
    await shopper.expectAccessible('a search with many links');
  });

  it('shows the actions of a basket line in one row on a phone (V26–V41)', async (t) => {
    const shopper = await enter(t, PHONE);
    await shopper.open('/product-pl-110-kubek.html');
    const change = { operation: 'add', product: '110', size: 'uniw', quantity: '1' };
    await shopper.page.evaluate(
      (fields) => fetch('/basketchange.php', { method: 'POST', body: new URLSearchParams(fields) }),
      change,
    );
    for (const lang of ['pl', 'en']) {
      await shopper.open(`/basketedit.php?lang=${lang}`);
      const isOneRow = await shopper.page.$eval('.line__changes', ({ children }) => {
        const [quantity, remove] = [...children].map((child) => child.getBoundingClientRect());
        return (remove?.top ?? 0) < (quantity?.bottom ?? 0);
      });
      assert.ok(isOneRow, lang);
    }
  });

  it('covers nothing with the closed panel (V26–V41)', async (t) => {
    const shopper = await enter(t, DESKTOP);
    await shopper.open('/login.php');
    const [panel = 0, footer = 0] = await shopper.page.evaluate(() => [
      document.querySelector('.panel summary')?.getBoundingClientRect().top ?? 0,
      document.querySelector('.footer')?.getBoundingClientRect().bottom ?? 0,
    ]);
    assert.ok(panel >= footer, `${panel} below ${footer}`);
  });

  it('leaves no card alone in its row between phones and desktops (V26–V41)', async (t) => {
    const shopper = await enter(t, DESKTOP);
    await shopper.page.setViewport({ width: 800, height: 900 });
    await shopper.open('/');
    const seen = await shopper.page.$$eval('.shelf .grid .card', (cards) =>
      cards
        .filter((card) => card.checkVisibility())
        .map((card) => {
          const end = card.parentElement?.getBoundingClientRect().right ?? 0;
          return Math.round(end - card.getBoundingClientRect().right);
        }),
    );
    assert.equal(seen.length % 3, 0);
    const gaps = seen.filter((_, index) => index % 3 === 2);
    assert.ok(gaps.length > 0);
    assert.deepEqual(new Set(gaps), new Set([0]), 'a row has an empty column');
  });
});
