import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { HOST_VISITORS, type HostPage, type HostVisitor, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

const DIALOG = 'shop-region-modal >>> dialog[open]';
const FORCED = {
  region: 'DE',
  regionForced: { currentCountry: 'DE', defaultCountry: 'PL', showModal: true },
};

/** Sets a forced region, as the platform does. */
async function force(page: Page): Promise<void> {
  const status = await page.evaluate(async (settings) => {
    const response = await fetch('/panel/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    return response.status;
  }, FORCED);
  assert.equal(status, 200);
}

/** The cookie as a theme reads it; undefined when it is not set. */
async function forcedCookie(page: Page): Promise<unknown> {
  const raw = await page.evaluate(
    () => /(?:^|; )setRegionForced=([^;]*)/.exec(document.cookie)?.[1] ?? '',
  );
  return raw === '' ? undefined : JSON.parse(raw);
}

describe('a forced region in a foreign theme', () => {
  const shop = useShop();

  async function enter(t: TestContext, visitor: HostVisitor): Promise<HostPage> {
    const host = await shop.enterHost(t, visitor, '/search.php');
    await force(host.page);
    await host.open('/search.php');
    await host.expectAlive('a forced region');
    return host;
  }

  for (const visitor of HOST_VISITORS) {
    it(`is accepted in a cookie that the theme can read (${hostTitle(visitor)})`, async (t) => {
      const host = await enter(t, visitor);
      await host.press('shop-region-modal >>> [part=continue]');
      await host.page.waitForSelector(DIALOG, { hidden: true });
      assert.deepEqual(await forcedCookie(host.page), {
        ...FORCED.regionForced,
        showModal: false,
      });
      await host.expectAlive('the region accepted');
      await host.open('/search.php');
      await host.expectAlive('the page after the region was accepted');
      assert.equal(await host.page.$(DIALOG), null);
    });

    it(`is reset (${hostTitle(visitor)})`, async (t) => {
      const host = await enter(t, visitor);
      await host.follow('shop-region-modal >>> [part=restore]');
      assert.equal(await forcedCookie(host.page), undefined);
      assert.equal(await host.page.$(DIALOG), null);
      await host.expectAlive('the region given back');
    });
  }
});
