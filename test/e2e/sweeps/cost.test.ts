import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { expectAccessible } from '../accessible.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { SWEEP_VISITORS, VISITORS, type Visitor } from '../visitors.ts';

/** The texts of the rows with `name`, once one of them contains `text`. */
async function rowsOf({ page }: ShopPage, name: string, text: string): Promise<string[]> {
  const rows = await page.waitForFunction(
    (wanted, part) => {
      const found = [...document.querySelectorAll('.cost__table tbody tr')]
        .filter((row) => row.firstElementChild?.textContent?.includes(wanted))
        .map((row) => row.textContent ?? '');
      return found.some((row) => row.includes(part)) && found;
    },
    { polling: 'raf' },
    name,
    text,
  );
  return (await rows.jsonValue()) || [];
}

/** The kilobytes in the row of a header, once its scripts have loaded. */
async function headerKb({ page }: ShopPage, header: string): Promise<number> {
  const cell = await page.waitForFunction(
    (key) => {
      const text = document.querySelector(`[data-cost-header=${key}] td`)?.textContent ?? '';
      return Number.parseFloat(text.replace(',', '.'));
    },
    { polling: 'raf' },
    header,
  );
  return cell.jsonValue();
}

describe('the page of costs', () => {
  const shop = useShop();

  async function enter(t: TestContext, visitor: Visitor | undefined): Promise<ShopPage> {
    assert.ok(visitor);
    return shop.enter(t, visitor, `/cost/?lang=${visitor.language}`);
  }

  it('shows what loaded with the page, what loaded later, and which tags rendered', async (t) => {
    const [, desktop] = VISITORS;
    const shopper = await enter(t, desktop);
    await rowsOf(shopper, 'shop-minicart', 'shows its component');
    await rowsOf(shopper, 'autoloader', 'with the page');
    await shopper.page.focus('shop-search >>> input');
    await rowsOf(shopper, 'SearchSuggestions', 'later');
    assert.deepEqual(shopper.faults, []);
  });

  it('shows that our header costs less than the same one with stock r2wc', async (t) => {
    const [, desktop] = VISITORS;
    const shopper = await enter(t, desktop);
    await shopper.page.waitForNetworkIdle();
    const ours = await headerKb(shopper, 'ours');
    const stock = await headerKb(shopper, 'stock');
    assert.ok(ours < stock, `${ours} KB and ${stock} KB`);
  });

  for (const visitor of SWEEP_VISITORS) {
    const { language, build, window } = visitor;
    it(`is accessible: ${language}, ${build}, ${window.width} px`, async (t) => {
      const shopper = await enter(t, visitor);
      await rowsOf(shopper, 'autoloader', '');
      await expectAccessible(shopper.page, 'costs');
      const wider = await shopper.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      assert.ok(wider <= 0, `${wider} px wider than the window`);
    });
  }
});
