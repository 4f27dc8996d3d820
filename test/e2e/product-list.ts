import assert from 'node:assert/strict';
import { KeyboardForm } from './keyboard-form.ts';
import type { ShopPage } from './shop-page.ts';

const SORT = '#menu_options .options__select--sort';
const NEXT = '.paging a[rel=next]';
/** The position of "price, low to high" in the select of orders. */
const PRICE_UP_INDEX = 2;

/** A page with a list of products. */
export class ProductList {
  readonly #shop: ShopPage;

  constructor(shop: ShopPage) {
    this.#shop = shop;
  }

  /** Sorts by price with the dropdown. */
  async sortByPrice(): Promise<void> {
    await this.#shop.press(`${SORT} >>> [part~=button]`);
    await this.#shop.expectAccessible('the open orders');
    await this.#shop.follow(`${SORT} >>> [role=option]:nth-child(${PRICE_UP_INDEX + 1})`);
  }

  async sortByPriceWithKeys(): Promise<void> {
    const { keyboard } = this.#shop.page;
    await this.#shop.find(`${SORT} >>> [part~=button]`);
    await new KeyboardForm(this.#shop.page).reach(SORT);
    await keyboard.press('Enter');
    for (let index = 0; index < PRICE_UP_INDEX; index++) await keyboard.press('ArrowDown');
    await this.#shop.followByKey('Enter');
  }

  async goToNextPage(): Promise<void> {
    await this.#shop.follow(NEXT);
  }

  async goToNextPageWithKeys(): Promise<void> {
    await new KeyboardForm(this.#shop.page).reach(NEXT);
    await this.#shop.followByKey('Enter');
  }

  /** Checks that a page of the category's list is sorted by price, and accessible. */
  async expectSorted(heading: string, page: number): Promise<void> {
    const { page: tab } = this.#shop;
    assert.equal(await this.#shop.textOf('h1'), heading);
    // the URL changes before the list does
    if (page > 1) await this.#shop.waitForText('.paging [aria-current]', String(page));
    assert.equal(new URL(tab.url()).searchParams.get('sort'), 'price-up');
    const prices = await tab.$$eval('.listing__main [data-price]', (all) =>
      all.map(({ textContent }) =>
        Number((textContent ?? '').replace(/[^\d,]/g, '').replace(',', '.')),
      ),
    );
    assert.ok(prices.length > 1);
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
    );
    await this.#shop.expectAccessible(`page ${page} of the sorted list`);
  }
}
