import assert from 'node:assert/strict';
import { ElementHandle, type Page } from 'puppeteer-core';
import { expectAccessible } from './accessible.ts';
import type { Tab } from './browser.ts';
import type { TestShop } from './shop.ts';
import { TEXTS, type Visitor } from './visitors.ts';

/** The settings of the demo shop's panel, by the names of its fields. */
export type PanelChoices = Readonly<Partial<Record<'lang' | 'build' | 'forced', string>>>;

/** Splits `tag >>> inside` into the tag and the selector in its shadow root. */
function splitAtShadow(selector: string): [host: string, inner: string | undefined] {
  const [host = selector, inner] = selector.split(' >>> ');
  return [host, inner];
}

/** Waits until an element is inside the viewport and has not moved for a frame, so that a click hits it. */
async function untilStill(handle: ElementHandle): Promise<void> {
  await handle.evaluate(async (element) => {
    let before = '';
    for (;;) {
      const box = element.getBoundingClientRect();
      const isSeen =
        box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
      if (isSeen && before === JSON.stringify(box)) return;
      before = JSON.stringify(box);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** A page of the shop in a tab, with the actions of a shopper. */
export class ShopPage {
  readonly page: Page;
  readonly texts: (typeof TEXTS)['pl' | 'en'];
  /** The faults of this tab since it was opened. */
  readonly faults: readonly string[];
  /** Whether the visitor has a touch screen. */
  readonly isPhone: boolean;
  readonly #origin: string;

  constructor(tab: Tab, shop: TestShop, visitor: Visitor) {
    this.page = tab.page;
    this.texts = TEXTS[visitor.language];
    this.faults = tab.faults;
    this.#origin = shop.origin;
    this.isPhone = visitor.window.hasTouch;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.waitForTags();
    await this.#closeNotice();
  }

  /** The page about the shop shows a dialog to new visitors. */
  async #closeNotice(): Promise<void> {
    const notice = await this.page.$('shop-notice');
    const greets = await notice?.evaluate(async (element) => {
      await customElements.whenDefined('shop-notice');
      await Reflect.get(element, 'updateComplete');
      return element.matches(':state(open)');
    });
    if (!greets) return;
    await this.expectAccessible('the notice');
    await this.press('shop-notice >>> [part=close]');
    await this.page.waitForSelector('shop-notice >>> dialog', { hidden: true });
  }

  /**
   * Waits until the tags of the header have their data; on phones the search is in the side menu. The checkout has a
   * form instead.
   */
  async waitForTags(): Promise<void> {
    if (await this.page.$('.header--order')) {
      await this.page.waitForSelector('shop-form:state(rendered)');
      return;
    }
    await this.page.waitForFunction(
      () => document.querySelector('shop-search')?.shadowRoot?.querySelector('[role=combobox]'),
      { polling: 'raf' },
    );
    await this.find('shop-minicart:not(:state(loading)) >>> .minicart__link');
  }

  /** Taps if the window has touch, otherwise clicks. */
  async press(selector: string): Promise<void> {
    const handle = await this.find(selector);
    await handle.scrollIntoView();
    await untilStill(handle);
    await (this.isPhone ? handle.tap() : handle.click());
  }

  /** Presses Tab until an element has focus. */
  async tabTo(selector: string): Promise<void> {
    const handle = await this.find(selector);
    while (!(await handle.evaluate((element) => element.matches(':focus')))) {
      await this.page.keyboard.press('Tab');
    }
  }

  /** Clicks a link or button that leads to another page, and waits for that page. */
  async follow(selector: string): Promise<void> {
    await Promise.all([this.page.waitForNavigation(), this.press(selector)]);
    await this.waitForTags();
  }

  /** Presses a key that leads to another page, and waits for that page. */
  async followByKey(key: 'Enter'): Promise<void> {
    await Promise.all([this.page.waitForNavigation(), this.page.keyboard.press(key)]);
    await this.waitForTags();
  }

  /**
   * Waits for a visible element. Checks once per frame, because changes in shadow roots cannot be observed from
   * outside; simple selectors run in the page itself, which costs a fraction of Puppeteer's own selectors.
   */
  async find(selector: string): Promise<ElementHandle> {
    if (selector.includes('::-p-')) {
      const handle = await this.page.waitForSelector(selector, { visible: true });
      assert.ok(handle, `${selector} is missing`);
      return handle;
    }
    const handle = await this.page.waitForFunction(
      (host, inner) =>
        [...document.querySelectorAll(host)]
          .flatMap((tag) => (inner ? [...(tag.shadowRoot?.querySelectorAll(inner) ?? [])] : tag))
          .find((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
          }),
      { polling: 'raf' },
      ...splitAtShadow(selector),
    );
    assert.ok(handle instanceof ElementHandle);
    return handle;
  }

  async textOf(selector: string): Promise<string> {
    const handle = await this.find(selector);
    return handle.evaluate((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
  }

  /** Waits until an element, which need not be visible, has exactly this text. */
  async waitForText(selector: string, text: string): Promise<void> {
    await this.page.waitForFunction(
      (host, inner, wanted) => {
        const element = document.querySelector(host);
        const place = inner ? element?.shadowRoot?.querySelector(inner) : element;
        return place?.textContent?.replace(/\s+/g, ' ').trim() === wanted;
      },
      { polling: 'raf' },
      ...splitAtShadow(selector),
      text,
    );
  }

  /** Changes a setting in the panel; the page reloads. */
  async setPanel(choices: PanelChoices): Promise<void> {
    const summary = await this.find('[data-panel]:not([open]) > summary');
    // by a script, as it moves while products above it load
    await summary.evaluate((element) => element instanceof HTMLElement && element.click());
    for (const [name, value] of Object.entries(choices)) {
      await this.page.select(`.panel [name=${name}]`, value);
    }
    // it covers parts of links of the page
    await this.expectAccessible('the open panel', ['target-size']);
    await this.follow('.panel__buttons > :not([name])');
  }

  /** Closes the panel, which otherwise stays open across pages. */
  async closePanel(): Promise<void> {
    await this.press('[data-panel][open] > summary');
    // the toggle event, which stores the panel's state, must fire before the page is left
    await this.page.waitForFunction(() => !sessionStorage.getItem('demo_panel_open'));
  }

  async expectAccessible(state: string, ignoredRules: readonly string[] = []): Promise<void> {
    await expectAccessible(this.page, state, ignoredRules);
  }
}
