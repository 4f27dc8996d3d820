import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Minicart } from './minicart.ts';
import type { ShopPage } from './shop-page.ts';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

const [PHONE = assert.fail()] = VISITORS;
const HEART = '.line__heart shop-list-button';

/** Two lists; the first one holds a mug. */
async function makeLists({ page }: ShopPage): Promise<void> {
  await page.evaluate(async () => {
    const steps = [
      { operation: 'create', name: 'Kuchnia' },
      { operation: 'create', name: 'Prezenty' },
      { operation: 'add', list: '1', product: '110', size: 'uniw' },
    ];
    for (const step of steps) {
      await fetch('/shoppinglist.php', { method: 'POST', body: new URLSearchParams(step) });
    }
  });
}

/** Makes the platform refuse all changes of lists from now on. */
async function refuseChanges({ page }: ShopPage): Promise<void> {
  await page.evaluate(async () => {
    const body = JSON.stringify({ calls: { lists: { failure: 'refuse' } } });
    const headers = { 'content-type': 'application/json' };
    await fetch('/panel/settings', { method: 'POST', headers, body });
  });
}

/** The entries of the heart button's menu, one for each list. */
async function listsIn(shop: ShopPage): Promise<readonly string[]> {
  await shop.press(`${HEART} >>> [part=button]`);
  await shop.find(`${HEART} >>> [part=menu]`);
  return shop.page.$$eval(`${HEART} >>> [role=menuitemcheckbox]`, (items) =>
    items.map(({ textContent }) => (textContent ?? '').trim()),
  );
}

describe('the shopping lists', () => {
  const shop = useShop();

  it('update their count at once, and add to the basket without leaving (V2, V25)', async (t) => {
    const page = await shop.enter(t, PHONE, '/shoppinglist.php?lang=pl');
    await makeLists(page);
    await page.open('/shoppinglist.php?id=1');
    assert.deepEqual(await listsIn(page), ['Kuchnia 1 produkt', 'Prezenty 0 produktów']);
    await page.expectAccessible('the lists to choose from');
    await page.press(`${HEART} >>> [role=menuitemcheckbox]:nth-child(2)`);
    await page.page.waitForSelector(`${HEART}:not(:state(busy))`);
    assert.deepEqual(await listsIn(page), ['Kuchnia 1 produkt', 'Prezenty 1 produkt']);
    await page.press(`${HEART} >>> [role=menuitemcheckbox]:nth-child(1)`);
    await page.waitForText('[data-list-count="1"]', '0 produktów');
    await page.press('.line button[value=buy]');
    await new Minicart(page).waitForCount('1');
    assert.equal(new URL(page.page.url()).search, '?id=1');
    await refuseChanges(page);
    await page.page.waitForSelector(`${HEART}:not(:state(busy))`);
    await listsIn(page);
    await page.press(`${HEART} >>> [role=menuitemcheckbox]:nth-child(1)`);
    await page.page.waitForSelector(`${HEART}:state(error)`);
    await page.waitForText('[data-list-count="1"]', '0 produktów');
    assert.deepEqual(page.faults, []);
  });
});
