import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { randomFrom } from '../../../bench/harness/random.ts';
import { HOST_VISITORS, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

const ACTS = 100;
/** The sizes of a product as links of the theme and in its select. */
const PRODUCTS = [
  { path: '/product-pl-117-kociolek.html', sizes: ['3l', '5l', '8l'] },
  { path: '/product-pl-176-buty.html', sizes: ['39', '40', '41', '42', '43', '44', '45'] },
] as const;

/** The actions on the form; each takes a size and a quantity, and uses at least one of them. */
const DO = {
  themeSize: (page: Page, { size }: Choice) =>
    page.evaluate((id) => {
      document.querySelector<HTMLElement>(`a[data-size-type="${id}"]`)?.click();
      const select = document.querySelector<HTMLSelectElement>('[name=projector_sizes]');
      if (!select) return;
      select.value = id;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, size),
  themeNumber: (page: Page, { quantity }: Choice) =>
    page.evaluate((value) => {
      const number = document.querySelector<HTMLInputElement>('#projector_number');
      if (number) number.value = String(value);
      document.querySelector<HTMLElement>('.headline')?.click();
    }, quantity),
  themeButton: (page: Page, { quantity }: Choice) =>
    page.evaluate(
      (way) => document.querySelector<HTMLElement>(`[data-range-type="${way}"]`)?.click(),
      quantity > 1 ? 'up' : 'down',
    ),
  ourSize: (page: Page, { size }: Choice) =>
    page.evaluate((id) => {
      const root = document.querySelector('shop-choice')?.shadowRoot;
      root?.querySelector<HTMLElement>(`input[data-id="${id}"]`)?.click();
    }, size),
  ourButton: (page: Page, { quantity }: Choice) =>
    page.evaluate(
      (part) => {
        const root = document.querySelector('shop-quantity')?.shadowRoot;
        root?.querySelector<HTMLElement>(`[part~="${part}"]`)?.click();
      },
      quantity > 1 ? 'plus' : 'minus',
    ),
  script: (page: Page, choice: Choice) =>
    page.evaluate(async (change) => {
      const product = document.querySelector('shop-product');
      if (product) await Reflect.get(product, 'choose').call(product, change);
    }, choice),
};

interface Choice {
  readonly size: string;
  readonly quantity: number;
}

/** Waits until the form, its product and the selected option agree. */
const agree = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const form = document.querySelector<HTMLFormElement>('#projector_form');
      const product = document.querySelector('shop-product');
      if (!form || !product) return false;
      const sent = new FormData(form);
      const { size, quantity } = Reflect.get(product, 'choice');
      const marked = document
        .querySelector('shop-choice')
        ?.shadowRoot?.querySelector<HTMLInputElement>('input:checked')?.value;
      return (
        sent.get('size') === size &&
        Number(sent.get('number')) === quantity &&
        (marked === undefined || marked === size)
      );
    },
    { polling: 'raf', timeout: 10_000 },
  );

describe('the theme’s script and our tags agree on what is chosen', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    for (const { path, sizes } of PRODUCTS) {
      it(`after each of ${ACTS} random acts: ${path}, ${hostTitle(visitor)} [PP-06] [PP-07]`, async (t) => {
        const host = await shop.enterHost(t, visitor, path);
        const { page } = host;
        await page.waitForSelector('shop-quantity:state(rendered)');
        const random = randomFrom(sizes.length);
        const oneOf = <T>(choices: readonly T[]): T =>
          choices[Math.floor(random() * choices.length)] ?? assert.fail();
        for (let round = 0; round < ACTS; round += 1) {
          const [name, act] = oneOf(Object.entries(DO));
          const choice = { size: oneOf(sizes), quantity: 1 + Math.floor(random() * 2) };
          await act(page, choice);
          await agree(page).catch(() => assert.fail(`${round}: ${name} ${JSON.stringify(choice)}`));
        }
        await host.expectAlive(`${ACTS} acts`);
        const last = oneOf(sizes);
        await DO.themeSize(page, { size: last, quantity: 1 });
        await host.waitForAct(`read ${last}`);
        const price = await page.$eval('#projector_price_value', (one) => one.textContent ?? '');
        await host.waitForText('shop-price >>> [part~=price]', price);
      });
    }
  }
});
