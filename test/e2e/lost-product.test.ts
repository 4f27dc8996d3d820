import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

const PRODUCT = `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Kociołek</title>
<link rel="stylesheet" href="/dist/css/shop.css"><script type="module" src="/dist/autoloader.js"></script>
<shop-product><form action="/basketchange.php" method="post">
  <input type="hidden" name="operation" value="add"><input type="hidden" name="product" value="117">
  <shop-choice><fieldset><legend>Rozmiar</legend>
    <label><input type="radio" name="size" value="3l"> 3 l</label>
    <label><input type="radio" name="size" value="5l"> 5 l</label></fieldset></shop-choice>
  <shop-choice><a href="?selected_size=3l" data-size-type="3l">3 l</a></shop-choice>
  <shop-choice of="version"><a href="/product-pl-110-kubek.html">Kubek</a></shop-choice>
  <shop-quantity><label>Ilość <input type="number" name="quantity" value="1"></label></shop-quantity>
  <button>Do koszyka</button>
</form></shop-product><shop-availability>W magazynie</shop-availability></html>`;

const CONTROLS = ['[value="5l"]', '[data-size-type]', '[href*=kubek]', '[name=quantity]', 'button'];

describe('a product page whose scripts fail to load', () => {
  const shop = useShop();

  async function open(t: TestContext): Promise<Page> {
    const [visitor = assert.fail()] = VISITORS;
    const { page } = await shop.visit(t, visitor);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/kociolek') request.respond({ contentType: 'text/html', body: PRODUCT });
      else if (/^\/dist\/.*\.js$/.test(pathname)) request.abort();
      else request.continue();
    });
    await page.goto(`${shop.origin}/kociolek`);
    return page;
  }

  const follow = (page: Page, selector: string) =>
    Promise.all([page.waitForNavigation(), page.click(selector)]);

  it('hides nothing, and sells with its form and its links [CH-13]', async (t) => {
    const page = await open(t);
    const visible = await page.$$eval(`${CONTROLS},shop-availability`, (all) =>
      all.map((one) => one.checkVisibility({ visibilityProperty: true })),
    );
    assert.deepEqual(
      visible,
      [...CONTROLS, ''].map(() => true),
    );
    await follow(page, '[data-size-type]');
    assert.equal(new URL(page.url()).search, '?selected_size=3l');
    await follow(page, '[href*=kubek]');
    assert.equal(new URL(page.url()).pathname, '/product-pl-110-kubek.html');
    await page.goBack();
    await page.click('label:has([value="5l"])');
    await follow(page, 'button');
    assert.equal(new URL(page.url()).pathname, '/basketedit.php');
    assert.match(await page.$eval('.line', ({ textContent }) => textContent), /299,00 zł/);
  });
});
