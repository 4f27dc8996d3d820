import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { KeyboardForm } from './keyboard-form.ts';
import { Minicart } from './minicart.ts';
import { ProductPage } from './product-page.ts';
import { waitForRendered } from './rendered.ts';
import { SearchBox } from './search-box.ts';
import type { ShopPage } from './shop-page.ts';
import { useShop } from './use-shop.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from './visitors.ts';

const QUERY = 'ko';
const NAME = 'Kociołek żeliwny';
const SIZE = { size: '5l', price: '299,00 zł', lowest: '319,00 zł' } as const;
const PRODUCT = `.card__name a::-p-text(${NAME})`;
const [AVAILABLE, PRODUCER] = ['[name=available]', '[name=maker][value="5"]'];
const PICTURE = 'shop-gallery > a';
const ZOOMED = 'shop-gallery:state(zoomed)';
const CLOSED = 'shop-gallery:not(:state(open))';

const [PHONE, DESKTOP] = VISITORS.map(
  ({ window }): Visitor => ({ language: 'pl', build: TESTED_BUILD, window }),
);

/** Waits until the list has this number of products, and the URL both filters. */
async function waitForFiltered(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      /available=1.*maker=5|maker=5.*available=1/.test(location.search) &&
      document.querySelectorAll('.card__name').length === wanted,
    { polling: 'raf' },
    count,
  );
}

/** The number of products that the filters say, and that of the list. */
async function expectCounts({ page }: ShopPage, count: number): Promise<void> {
  await waitForFiltered(page, count);
  const numbers = await page.$eval(
    `label:has(${PRODUCER}) [data-filter-count]`,
    ({ textContent }) => Number(textContent),
  );
  assert.equal(numbers, count);
}

const FOUND = 2;

describe('a shopper of the demo shop', () => {
  const shop = useShop();

  it('searches, filters, zooms a picture and buys by touch', async (t) => {
    assert.ok(PHONE);
    const phone = await shop.enter(t, PHONE, '/');
    const search = new SearchBox(phone);
    await search.reachByTouch();
    await search.type(QUERY);
    await phone.followByKey('Enter');
    await phone.press('shop-filters >>> [part~=open-button]');
    await phone.press(`label:has(${AVAILABLE})`);
    await phone.press(`label:has(${PRODUCER})`);
    await phone.press(`shop-filters >>> [part~=apply-button]::-p-text(${FOUND})`);
    await expectCounts(phone, FOUND);
    await phone.expectAccessible('the filtered list');
    await phone.follow(PRODUCT);

    await phone.press(PICTURE);
    await phone.press('shop-gallery >>> [part~=zoom-in]');
    await phone.page.waitForSelector(ZOOMED);
    await phone.press('shop-gallery >>> [part~=close]');
    await phone.page.waitForSelector(CLOSED);

    const product = new ProductPage(phone);
    await product.chooseSize(SIZE);
    await product.addToBasket(NAME);
    await new Minicart(phone).waitForCount('1');
    assert.deepEqual(phone.faults, []);
  });

  it('searches, filters, zooms a picture and buys by keyboard', async (t) => {
    assert.ok(DESKTOP);
    const desktop = await shop.enter(t, DESKTOP, '/');
    const { keyboard } = desktop.page;
    const keys = new KeyboardForm(desktop.page);
    const search = new SearchBox(desktop);
    await search.reachByTab();
    await search.type(QUERY);
    await desktop.followByKey('Enter');
    await keys.reach(AVAILABLE);
    await keyboard.press('Space');
    await keys.reach(PRODUCER);
    await keyboard.press('Space');
    await expectCounts(desktop, FOUND);
    assert.ok(await desktop.page.$(`${PRODUCER}:focus`), 'focus stays on the filter');
    await keys.reach(`.card__name a[href*="-117-"]`);
    await desktop.followByKey('Enter');

    await desktop.tabTo('shop-gallery >>> [part~=stage]');
    // focus loads the dialog; without it, Enter opens the file of the picture
    await waitForRendered(desktop.page);
    await keyboard.press('Enter');
    await desktop.find('shop-gallery >>> [part~=slide]');
    await keyboard.press('+');
    await desktop.page.waitForSelector(ZOOMED);
    await keyboard.press('Escape');
    await desktop.page.waitForSelector(CLOSED);

    await keys.reach('.buy__choice input');
    await keyboard.press('ArrowRight');
    await desktop.waitForText('.buy shop-price >>> [part=price]', SIZE.price);
    await keys.reach('.buy [type=submit]');
    await keyboard.press('Enter');
    await new Minicart(desktop).waitForCount('1');
    assert.deepEqual(desktop.faults, []);
  });

  it('searches, filters, enlarges a picture and buys without JavaScript [FI-15]', async (t) => {
    assert.ok(PHONE);
    const { page, faults } = await shop.visit(t, PHONE);
    const follow = (selector: string) =>
      Promise.all([page.waitForNavigation(), page.click(selector)]);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${shop.origin}/`);
    await page.type('.search__input', QUERY);
    await follow('.search__button');
    await page.click(`label:has(${AVAILABLE})`);
    await page.click(`label:has(${PRODUCER})`);
    await follow('.side__buttons [type=submit]');
    assert.equal((await page.$$('.card__name')).length, FOUND);
    await follow(PRODUCT);
    const address = page.url();
    await follow(PICTURE);
    assert.match(new URL(page.url()).pathname, /^\/img\//);
    await page.goto(address);
    await page.click(`.buy__choice label:has([value="${SIZE.size}"])`);
    await follow('.buy [type=submit]');
    assert.equal(await page.$eval('.header__count', ({ textContent }) => textContent), '1');
    assert.deepEqual(faults, []);
  });
});
