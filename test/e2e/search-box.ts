import type { ShopPage } from './shop-page.ts';

const INPUT = 'shop-search >>> [role=combobox]';
const RESULTS = 'shop-search >>> [role=listbox]';
const CURRENT = 'shop-search >>> [aria-selected=true]';

/** The search of a page. */
export class SearchBox {
  readonly #shop: ShopPage;

  constructor(shop: ShopPage) {
    this.#shop = shop;
  }

  /** Presses Tab from the start of the page until the box has focus. */
  async reachByTab(): Promise<void> {
    await this.#shop.tabTo(INPUT);
  }

  /** Opens the sheet of the search, whose box then has focus. */
  async reachByTouch(): Promise<void> {
    await this.#shop.press('.header__button--search');
    const input = await this.#shop.find(INPUT);
    await this.#shop.page.waitForFunction(
      (element) => element.matches(':focus'),
      { polling: 'raf' },
      input,
    );
  }

  /** Types a text, and waits for the results. */
  async type(text: string): Promise<void> {
    await this.#shop.page.keyboard.type(text);
    await this.#shop.find(RESULTS);
  }

  /** Moves to the suggestion with this name by arrow keys, and opens it. */
  async chooseByArrows(name: string): Promise<void> {
    const { page } = this.#shop;
    do await page.keyboard.press('ArrowDown');
    while (!(await this.#shop.textOf(CURRENT)).startsWith(name));
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await this.#shop.waitForTags();
  }

  async chooseByTouch(name: string): Promise<void> {
    await this.#shop.follow(`shop-search >>> [role=option]::-p-text(${name})`);
  }
}
