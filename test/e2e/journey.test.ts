import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { addAuthenticator } from './authenticator.ts';
import { openBrowser, openTab } from './browser.ts';
import {
  arrive,
  buyProduct,
  logInWithPasskey,
  registerPasskey,
  restoreRegion,
  searchForProduct,
} from './journey.ts';
import { startShop, type TestShop } from './shop.ts';
import { ShopPage } from './shop-page.ts';
import { VISITORS, type Visitor } from './visitors.ts';

function titleOf({ language, build, window }: Visitor): string {
  return `${language}, ${window.width} × ${window.height}, ${build}`;
}

describe('a new user of the demo shop', () => {
  let shop: TestShop;
  let browser: Browser;

  before(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  });
  after(() => Promise.all([browser.close(), shop.close()]));

  for (const visitor of VISITORS) {
    it(`searches, buys, restores the region and logs in with a passkey (${titleOf(visitor)})`, async (t) => {
      const context = await browser.createBrowserContext();
      const other = new ShopPage(await openTab(context, visitor.window), shop, visitor);
      const main = new ShopPage(await openTab(context, visitor.window), shop, visitor);
      t.after(() => {
        for (const fault of main.faults) t.diagnostic(fault);
        return context.close();
      });
      await arrive(main, visitor);
      await other.open('/');
      await main.page.bringToFront();
      await searchForProduct(main, visitor);
      await buyProduct(main, other, visitor);
      await restoreRegion(main);
      const device = await addAuthenticator(main.page);
      const login = `anna-${visitor.language}-${visitor.build}@example.com`;
      await registerPasskey(main, login);
      await logInWithPasskey(main, device, login);
      assert.deepEqual([...main.faults, ...other.faults], []);
    });
  }
});
