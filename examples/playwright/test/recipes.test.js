import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { openShop } from './shop.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const CART = '<shop-minicart><a href="/basketedit.php">Basket</a></shop-minicart>';

// Playwright's locators pierce shadow roots
const badge = (page) => page.locator('shop-minicart [part~=badge]');
const link = (page) => page.locator('shop-minicart [part~=link]');

test('shows the number of pieces in the mini-cart', async ({ page }) => {
  const platform = await openShop(page, CART, { basket: [{ product: 110, quantity: 3 }] });
  await expect(badge(page)).toHaveText('3');
  expect(platform.calls.map(({ name }) => name)).toEqual(['basket']);
});

test('does not show an empty basket when the request fails', async ({ page }) => {
  await openShop(page, CART, { fail: { basket: '500' } });
  await expect(page.locator('shop-minicart:state(error)')).toBeVisible();
  await expect(link(page)).toHaveAttribute('href', '/basketedit.php');
});

test('shows no count and opens no panel for an empty basket', async ({ page }) => {
  await openShop(page, CART);
  await expect(page.locator('shop-minicart:state(empty)')).toBeVisible();
  await expect(badge(page)).toHaveText('');
});

test('shows why the platform refuses a form', async ({ page }) => {
  const form = `<shop-form><form action="/client-new.php">
    <shop-field type="zipcode"><label for="zip">Postal code</label><input id="zip" name="zip" value="9"></shop-field>
    <button>Register</button></form></shop-form>`;
  await openShop(page, form, { lang: 'en' });
  await expect(page.locator('shop-form:state(rendered)')).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('shop-field')).toContainText('XX-XXX');
});

test('shows the link while the basket is loading', async ({ page }) => {
  await openShop(page, CART, { basket: [{ product: 110 }], latency: 500 });
  await expect(page.locator('shop-minicart:state(loading)')).toBeVisible();
  await expect(link(page)).toHaveAttribute('href', '/basketedit.php');
  await expect(badge(page)).toHaveText('1');
});

test('has no accessibility violations in the open panel', async ({ page }) => {
  await openShop(page, CART, { basket: [{ product: 110 }, { product: 101, quantity: 2 }] });
  await link(page).click();
  await expect(page.locator('shop-minicart [part~=panel]')).toBeVisible();
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => globalThis.axe.run('main'));
  expect(violations).toEqual([]);
});
