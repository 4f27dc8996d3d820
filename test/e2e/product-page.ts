import type { ShopPage } from './shop-page.ts';

/** What a size of a product costs, and what it cost at the lowest before. */
export interface SizePrices {
  readonly size: string;
  readonly price: string;
  readonly lowest: string;
}

/** The page of a product that has sizes. */
export class ProductPage {
  readonly #shop: ShopPage;

  constructor(shop: ShopPage) {
    this.#shop = shop;
  }

  /** Chooses a size; waits for its price, and for its lowest price in the tag that says that. */
  async chooseSize({ size, price, lowest }: SizePrices): Promise<void> {
    await this.#shop.press(`.size:has([value="${size}"]) .size__box`);
    await this.#shop.waitForText('.buy [data-price]', price);
    await this.#shop.waitForText('.buy shop-omnibus-price >>> .omnibus__price', lowest);
  }

  async addToBasket(): Promise<void> {
    await this.#shop.press('.buy [type=submit]');
    await this.#shop.waitForText('shop-toasts >>> [part~=message]', this.#shop.words.added);
  }
}
