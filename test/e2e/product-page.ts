import assert from 'node:assert/strict';
import type { ShopPage } from './shop-page.ts';

/** The price of a product's size, and its lowest price before. */
export interface SizePrices {
  readonly size: string;
  readonly price: string;
  readonly lowest: string;
}

const TOAST = 'shop-toasts >>> ';

/** The page of a product with sizes. */
export class ProductPage {
  readonly #shop: ShopPage;

  constructor(shop: ShopPage) {
    this.#shop = shop;
  }

  /** Chooses a size; waits for its price, and for its lowest price in `shop-omnibus-price`. */
  async chooseSize({ size, price, lowest }: SizePrices): Promise<void> {
    await this.#shop.press(`.buy__choice label:has([value="${size}"])`);
    await this.#shop.waitForText('.buy shop-price >>> [part=price]', price);
    await this.#shop.waitForText('.buy shop-omnibus-price >>> .omnibus__price', lowest);
  }

  /** Adds the product, and closes the confirmation; on phones with the bar at the bottom, while it is visible. */
  async addToBasket(name: string): Promise<void> {
    await this.#shop.press(`:is(.buy-bar:not([hidden]), .buy) [type=submit]`);
    assert.equal(await this.#shop.textOf(`${TOAST}[part~=message]`), this.#shop.texts.added(name));
    await this.#shop.press(`${TOAST}[part~=dismiss]`);
    await this.#shop.page.waitForSelector(`${TOAST}[part~=toast]`, { hidden: true });
  }
}
