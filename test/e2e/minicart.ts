import assert from 'node:assert/strict';
import type { ShopPage } from './shop-page.ts';

const LINK = 'shop-minicart >>> .minicart__link';
const BADGE = 'shop-minicart >>> .minicart__badge';
const PANEL = 'shop-minicart >>> .minicart__panel';

/** The mini-cart in the header of a page. */
export class Minicart {
  readonly #shop: ShopPage;

  constructor(shop: ShopPage) {
    this.#shop = shop;
  }

  async waitForCount(count: string): Promise<void> {
    await this.#shop.waitForText(BADGE, count);
  }

  /** Opens the panel, and waits for a product and the link to the basket. */
  async openPanel(product: string): Promise<void> {
    await this.#shop.press(LINK);
    await this.#shop.find(`${PANEL} .minicart__product`);
    assert.ok((await this.#shop.textOf(PANEL)).includes(product));
    assert.equal(
      await this.#shop.textOf(`${PANEL} [part=go-to-basket]`),
      this.#shop.texts.goToBasket,
    );
  }

  async closePanel(): Promise<void> {
    await this.#shop.page.keyboard.press('Escape');
    await this.#shop.page.waitForSelector(PANEL, { hidden: true });
  }
}
