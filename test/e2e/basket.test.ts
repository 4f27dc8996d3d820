import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { ShopPage } from './shop-page.ts';
import { useShop } from './use-shop.ts';
import { VISITORS, type Visitor } from './visitors.ts';

const [PHONE = assert.fail(), DESKTOP = assert.fail()] = VISITORS;
const PRODUCTS = ['110', '111', '112', '101', '102'];
const QUANTITY = '.stepper input';
const FIRST_WORTH = '.line__worth[data-counted="line-110-uniw"]';

describe('the basket', () => {
  const shop = useShop();

  /** A visitor with one of each product in the basket. */
  async function openBasket(
    t: TestContext,
    visitor: Visitor,
    products: readonly string[],
  ): Promise<ShopPage> {
    const shopper = await shop.enter(t, visitor, '/login.php?lang=pl');
    await shopper.page.evaluate(async (ids) => {
      for (const product of ids) {
        const body = new URLSearchParams({
          operation: 'add',
          product,
          size: 'uniw',
          quantity: '1',
        });
        await fetch('/basketchange.php', { method: 'POST', body });
      }
    }, products);
    await shopper.open('/basketedit.php');
    return shopper;
  }

  it('saves a stepped or typed quantity and updates the sums (SH17)', async (t) => {
    const shopper = await openBasket(t, DESKTOP, ['110']);
    const { page } = shopper;
    await page.waitForSelector('[data-step=down]:disabled');
    await shopper.press('[data-step=up]');
    await shopper.press('[data-step=up]');
    await shopper.waitForText(FIRST_WORTH, '117,00 zł');
    await shopper.waitForText('.summary .sums__total dd', '131,99 zł');
    await shopper.waitForText('shop-minicart >>> [part~=badge]', '3');
    await page.focus(QUANTITY);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await shopper.waitForText(FIRST_WORTH, '156,00 zł');
    await page.reload();
    assert.equal(await page.$eval(QUANTITY, (input) => Reflect.get(input, 'value')), '4');
    await shopper.expectAccessible('the basket with steppers');
    assert.deepEqual(shopper.faults, []);
  });

  it('marks the sums as busy from a step until they are updated (RS-01)', async (t) => {
    const { page } = await openBasket(t, DESKTOP, ['110']);
    const busy = await page.evaluate((worth) => {
      document.querySelector<HTMLElement>('[data-step=up]')?.click();
      return document.querySelector(worth)?.ariaBusy;
    }, FIRST_WORTH);
    assert.equal(busy, 'true');
    await page.waitForFunction(
      (worth) => document.querySelector(worth)?.ariaBusy === 'false',
      { polling: 'raf' },
      FIRST_WORTH,
    );
    assert.equal(await page.$eval(FIRST_WORTH, (worth) => worth.textContent?.trim()), '78,00 zł');
  });

  it('keeps the total and the checkout button in view on a phone (SH17)', async (t) => {
    const shopper = await openBasket(t, PHONE, PRODUCTS);
    const { page, faults } = shopper;
    const isAtEdge = () =>
      page.$eval('.basket__bar', (bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return top > 0 && Math.abs(bottom - innerHeight) <= 1;
      });
    assert.ok(await isAtEdge(), 'at the start');
    await page.evaluate(() => scrollBy(0, 300));
    assert.ok(await isAtEdge(), 'further down');
    await shopper.expectAccessible('the basket of a phone');
    await shopper.follow('.basket__bar a');
    assert.equal(new URL(page.url()).pathname, '/place-order.php');
    assert.deepEqual(faults, []);
  });
});
