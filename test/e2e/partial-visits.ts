import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { waitForSlider } from './first-slider.ts';
import type { ShopPage } from './shop-page.ts';

/** A list of the shop, from which a product is visited partially. */
export const LIST = '/cat-pl-1-meble.html';
/** The links to the products of a list. */
export const PRODUCT_LINK = '#content a[href*="/product-"]';

/** Marks the document, so that a full page load can be distinguished from a partial visit. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.toggleAttribute('data-marked', true);
  });
}

/** Whether the document is still the marked one. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'marked' in document.documentElement.dataset);

/** Performs an action, and waits for the end of the resulting partial visit; returns its path. */
export async function visit({ page }: ShopPage, act: () => Promise<unknown>): Promise<string> {
  const end = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('shop-partial-navigation-end', () => resolve(), { once: true });
      }),
  );
  await Promise.all([end, act()]);
  return new URL(page.url()).pathname;
}

/** Clicks the first element of a selector, even if it is out of view. */
export const clickFirst = (shop: ShopPage, selector: string) => () =>
  shop.page.$eval(selector, (link) => (link as HTMLElement).click());

/** The scroll position of the page, once the browser has scrolled it in a separate frame. */
export const settledScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.round(scrollY);
  });

/** Visits a product from a list, then goes back and forward; each restores the scroll position. */
export async function goThere(shop: ShopPage): Promise<void> {
  const { page } = shop;
  await page.waitForSelector('shop-partial-navigation:state(rendered)');
  await markDocument(page);
  const list = new URL(page.url()).pathname;
  const title = await page.title();
  await page.evaluate(() => scrollTo(0, 300));
  assert.match(await visit(shop, clickFirst(shop, PRODUCT_LINK)), /\/product-/);
  assert.notEqual(await page.title(), title);
  assert.equal(await page.evaluate(() => document.activeElement?.localName), 'h1');
  assert.equal(await settledScroll(page), 0);
  assert.ok(await page.$('.projector_page'));
  assert.equal(await visit(shop, () => page.evaluate(() => history.back())), list);
  assert.equal(await page.title(), title);
  assert.ok(await page.$('.search_page'));
  assert.equal(await settledScroll(page), 300);
  assert.match(await visit(shop, () => page.evaluate(() => history.forward())), /\/product-/);
  assert.equal(await settledScroll(page), 0);
  assert.ok(await isMarked(page));
  await waitForSlider(page);
  await shop.expectAccessible('a product that was visited partially');
}
