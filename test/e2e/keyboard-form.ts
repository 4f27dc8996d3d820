import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';

/** Values to type, by the names of their inputs. */
export type FormFields = Readonly<Record<string, string>>;

/** More tab stops than any page has. */
const MAX_STOPS = 150;
/** The delay between keys of a fast typist; with no delay at all, the test would not be realistic. */
const KEY_DELAY_MS = 2;

/** A form that is filled in by keyboard only. */
export class KeyboardForm {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits until the tags have taken over validation from the browser. */
  async waitForTags(): Promise<void> {
    await this.#page.waitForSelector('main form[novalidate] shop-field[data-state]');
  }

  /** Presses Tab, or Shift+Tab, until the element of a selector has focus. */
  async reach(selector: string): Promise<void> {
    for (let stops = 0; stops <= MAX_STOPS; stops++) {
      const way = await this.#wayTo(selector);
      if (way === 'here') return;
      if (way === 'back') await this.#page.keyboard.down('Shift');
      await this.#page.keyboard.press('Tab');
      if (way === 'back') await this.#page.keyboard.up('Shift');
    }
    assert.fail(`${selector} cannot be reached by the keyboard`);
  }

  /** Skips the header and its menus with the first link of the page. */
  async skipToContent(): Promise<void> {
    await this.reach('.skip-link');
    await this.#page.keyboard.press('Enter');
    await this.#page.waitForSelector('main:focus');
  }

  /** Replaces the text of an input. */
  async fill(name: string, text: string): Promise<void> {
    await this.reach(`[name=${name}]`);
    await this.#page.keyboard.down('Control');
    await this.#page.keyboard.press('KeyA');
    await this.#page.keyboard.up('Control');
    if (text === '') await this.#page.keyboard.press('Delete');
    await this.#page.keyboard.type(text, { delay: KEY_DELAY_MS });
  }

  async fillAll(fields: FormFields): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.fill(name, text);
  }

  /** Chooses the option of a list that begins with this text. */
  async choose(name: string, text: string): Promise<void> {
    await this.reach(`[name=${name}]`);
    await this.#page.keyboard.type(text, { delay: KEY_DELAY_MS });
    const chosen = await this.#page.$eval(
      `[name=${name}] :checked`,
      ({ textContent }) => textContent,
    );
    assert.ok(chosen?.startsWith(text), `${name}: ${chosen} instead of ${text}`);
  }

  /** Moves from the chosen radio button to the next one. */
  async chooseNext(name: string): Promise<void> {
    await this.reach(`[name=${name}]:checked`);
    await this.#page.keyboard.press('ArrowDown');
  }

  /** Ticks a checkbox. */
  async tick(name: string): Promise<void> {
    await this.reach(`[name=${name}]`);
    await this.#page.keyboard.press('Space');
  }

  /** Chooses a file in the browser's own dialog. */
  async attach(name: string, file: string): Promise<void> {
    // Puppeteer must intercept the dialog before the key press opens it
    const [dialog] = await Promise.all([
      this.#page.waitForFileChooser(),
      this.reach(`[name=${name}]`).then(() => this.#page.keyboard.press('Space')),
    ]);
    await dialog.accept([file]);
  }

  /** Activates the submit button. */
  async submit(): Promise<void> {
    await this.reach('main form [type=submit]');
    await this.#page.keyboard.press('Enter');
  }

  /** Submits the form, and waits for the next page. */
  async send(): Promise<void> {
    await this.reach('main form [type=submit]');
    await Promise.all([this.#page.waitForNavigation(), this.#page.keyboard.press('Enter')]);
  }

  /** Waits until an input is invalid and its description contains a text. */
  async expectMistake(name: string, text: string): Promise<void> {
    await this.#waitFor(name, 'true', text);
  }

  /** Waits until an input is valid. */
  async expectRight(name: string): Promise<void> {
    await this.#waitFor(name, 'false', '');
  }

  /** Waits until an input has focus. */
  async expectFocus(name: string): Promise<void> {
    await this.#page.waitForSelector(`[name=${name}]:focus`, { visible: true });
  }

  async #wayTo(selector: string): Promise<'here' | 'back' | 'on'> {
    return this.#page.evaluate((wanted) => {
      const [target, now] = [document.querySelector(wanted), document.activeElement];
      if (target === now) return 'here';
      const place = now && target ? now.compareDocumentPosition(target) : 0;
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
    }, selector);
  }

  /** Reads only the attributes that assistive technology gets. */
  async #waitFor(name: string, invalid: string, text: string): Promise<void> {
    const hasMessage = (input: string, state: string, message: string) => {
      const control = document.querySelector(`[name=${input}]`);
      const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const description = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      return (
        (control?.getAttribute('aria-invalid') ?? 'false') === state &&
        description.includes(message)
      );
    };
    try {
      await this.#page.waitForFunction(hasMessage, { polling: 'raf' }, name, invalid, text);
    } catch (cause) {
      const found = await this.#page.$eval(
        `:is(shop-field, shop-file-field):has([name=${name}])`,
        ({ outerHTML }) => outerHTML,
      );
      throw new Error(`${name}: expected aria-invalid=${invalid} and “${text}”, found ${found}`, {
        cause,
      });
    }
  }
}
