import assert from 'node:assert/strict';
import { KeyboardForm } from './keyboard-form.ts';
import type { ShopPage } from './shop-page.ts';

/** The names on the path to a category, from the first level on. */
export type CategoryPath = readonly [root: string, group: string, category: string];

const MENU = 'shop-menu >>> ';
/** More links than any panel has. */
const MAX_STOPS = 60;

/** The categories in the header of a page, or in its side menu. */
export class CategoryMenu {
  readonly #shop: ShopPage;

  constructor(shop: ShopPage) {
    this.#shop = shop;
  }

  async chooseByMouse([root, group, category]: CategoryPath): Promise<void> {
    const item = await this.#shop.find(`${MENU}.menu__top::-p-text(${root})`);
    await item.hover();
    await this.#shop.find(`${MENU}.menu__panel .menu__link::-p-text(${group})`);
    await this.#shop.expectAccessible('the open panel of the menu');
    await this.#shop.follow(`${MENU}.menu__panel .menu__link::-p-text(${category})`);
  }

  /** Reaches the first level with Tab, then a category with the arrow keys. */
  async chooseByKeyboard([root, , category]: CategoryPath): Promise<void> {
    const { keyboard } = this.#shop.page;
    await this.#shop.find(`${MENU}.menu__top`);
    await new KeyboardForm(this.#shop.page).reach('shop-menu');
    await keyboard.press('Home');
    await this.#press('ArrowRight', root);
    await keyboard.press('ArrowDown');
    await this.#shop.find(`${MENU}.menu__panel`);
    await this.#press('ArrowDown', category);
    await this.#shop.followByKey('Enter');
  }

  /** Goes down level by level in the side menu. */
  async chooseByTouch([root, group, category]: CategoryPath): Promise<void> {
    await this.#shop.press('.header__button--menu');
    await this.#shop.press(`${MENU}button.menu__row::-p-text(${root})`);
    await this.#shop.press(`${MENU}button.menu__row::-p-text(${group})`);
    await this.#shop.find(`${MENU}a.menu__row::-p-text(${category})`);
    await this.#shop.expectAccessible('a level of the side menu');
    await this.#shop.follow(`${MENU}a.menu__row::-p-text(${category})`);
  }

  /** Presses a key until the element with this name has focus. */
  async #press(key: 'ArrowRight' | 'ArrowDown', name: string): Promise<void> {
    for (let stops = 0; stops <= MAX_STOPS; stops++) {
      if ((await this.#focused()) === name) return;
      await this.#shop.page.keyboard.press(key);
    }
    assert.fail(`${name} cannot be reached by ${key}`);
  }

  async #focused(): Promise<string> {
    return this.#shop.textOf(`${MENU}:focus`);
  }
}
