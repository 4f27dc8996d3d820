import assert from 'node:assert/strict';
import { personNamed } from './customers.ts';
import { Minicart } from './minicart.ts';
import { ProductPage } from './product-page.ts';
import { SearchBox } from './search-box.ts';
import type { ShopPage } from './shop-page.ts';
import type { Visitor } from './visitors.ts';

/** A product that the query `ko` finds in both languages, with different prices by size. */
const KETTLE = { pl: 'Kociołek żeliwny', en: 'Kociołek cast-iron kettle' } as const;
const KETTLE_SIZE = { size: '5l', price: '299,00 zł', lowest: '319,00 zł' } as const;

/** Opens the main page in the visitor's language, with the visitor's build of the library. */
export async function arrive(shop: ShopPage, { language, build }: Visitor): Promise<void> {
  await shop.open('/');
  await shop.setPanel({ lang: language, build });
  await shop.closePanel();
  assert.ok(await shop.page.$(`html[lang=${language}]`));
  const folder = build === 'lite' ? '/dist/lite/' : '/dist/';
  assert.ok(await shop.page.$(`script[src="${folder}autoloader.js"]`));
  assert.equal(await shop.textOf('shop-minicart >>> .minicart__label'), shop.texts.basket);
  await shop.expectAccessible('the main page');
}

/** Searches for `ko` by keyboard or by touch, and opens a product. */
export async function searchForProduct(shop: ShopPage, visitor: Visitor): Promise<void> {
  const search = new SearchBox(shop);
  const name = KETTLE[visitor.language];
  if (visitor.window.hasTouch) await search.reachByTouch();
  else await search.reachByTab();
  await search.type('ko');
  await shop.expectAccessible('the open results');
  if (visitor.window.hasTouch) await search.chooseByTouch(name);
  else await search.chooseByArrows(name);
  assert.equal(await shop.textOf('h1'), name);
  await shop.expectAccessible('the product page');
}

/** Changes the size, adds the product, and checks the count in this tab and in another one. */
export async function buyProduct(shop: ShopPage, other: ShopPage, visitor: Visitor): Promise<void> {
  const product = new ProductPage(shop);
  const [here, there] = [new Minicart(shop), new Minicart(other)];
  await there.waitForCount('');
  await product.chooseSize(KETTLE_SIZE);
  await product.addToBasket(KETTLE[visitor.language]);
  await here.waitForCount('1');
  await other.page.bringToFront();
  await there.waitForCount('1');
  await shop.page.bringToFront();
  await here.openPanel(KETTLE[visitor.language]);
  await shop.expectAccessible('the open mini-cart');
  await here.closePanel();
}

/** Sets a forced region in the panel, and restores the default in the modal. */
export async function restoreRegion(shop: ShopPage): Promise<void> {
  const heading = 'shop-region-modal >>> dialog[open] h2';
  const restore = 'shop-region-modal >>> [part=restore]';
  await shop.setPanel({ forced: 'country' });
  assert.equal(await shop.textOf(heading), shop.texts.forced);
  assert.equal(await shop.textOf(restore), shop.texts.restore);
  await shop.expectAccessible('the open modal');
  await shop.follow(restore);
  const forced = await shop.page.waitForSelector('.panel [name=forced]');
  assert.equal(await forced?.evaluate((field) => Reflect.get(field, 'value')), 'none');
  assert.equal(await shop.page.$(heading), null);
  await shop.closePanel();
}

/** Registers a customer, and saves a passkey for the new account. */
export async function registerPasskey(shop: ShopPage, login: string): Promise<void> {
  await shop.open('/client-new.php');
  await shop.expectAccessible('the registration form');
  for (const [name, text] of Object.entries(personNamed(login))) {
    await shop.page.type(`[name=${name}]`, text);
  }
  await shop.press('[name=consent_terms]');
  await shop.follow('main form [type=submit]');
  const offer = await shop.find('shop-passkey-register');
  await offer.scrollIntoView();
  await shop.press('shop-passkey-register >>> button');
  await shop.waitForText('shop-passkey-register >>> [aria-live=polite]', shop.texts.saved);
  await shop.expectAccessible('a saved passkey');
}

/** Logs out, and logs in again with a passkey. */
export async function logInWithPasskey(shop: ShopPage, login: string): Promise<void> {
  await shop.open('/client-data.php');
  await shop.follow('.account a[href="/logout.php"]');
  await shop.open('/login.php');
  await shop.find('shop-passkey-login >>> button');
  await shop.expectAccessible('the login page');
  await shop.follow('shop-passkey-login >>> button');
  const account = await shop.find('.header__link--account');
  const title = await account.evaluate((link) => link.getAttribute('title'));
  assert.equal(title, shop.texts.loggedIn(login));
}
