import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addAuthenticator } from './authenticator.ts';
import {
  arrive,
  buyProduct,
  logInWithPasskey,
  registerPasskey,
  restoreRegion,
  searchForProduct,
} from './journey.ts';
import { useShop } from './use-shop.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from './visitors.ts';

function titleOf({ language, build, window }: Visitor): string {
  return `${language}, ${window.width} × ${window.height}, ${build}`;
}

/** Declares the tests of a new user's complete journey through the shop, with touch or with keyboard and mouse. */
export function describeJourney(hasTouch: boolean): void {
  describe('a new user of the demo shop', () => {
    const shop = useShop();
    const visitors = VISITORS.filter(
      ({ build, window }) => build === TESTED_BUILD && window.hasTouch === hasTouch,
    );

    for (const visitor of visitors) {
      it(`searches, buys, restores the region and logs in with a passkey (${titleOf(visitor)})`, async (t) => {
        const main = await shop.visit(t, visitor);
        const other = await shop.openAnotherTab(main, visitor);
        await arrive(main, visitor);
        await other.open('/');
        await main.page.bringToFront();
        await searchForProduct(main, visitor);
        await buyProduct(main, other, visitor);
        await restoreRegion(main);
        await addAuthenticator(main.page);
        const login = `anna-${visitor.language}-${visitor.build}@example.com`;
        await registerPasskey(main, login);
        await logInWithPasskey(main, login);
        assert.deepEqual([...main.faults, ...other.faults], []);
      });
    }
  });
}
