import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { MAX_SHIFT, shiftsOf, watchShifts, whatMoved } from '../shifts.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const [PHONE] = VISITORS;
/** The tags load about ten seconds after the page, long enough to record all layout shifts in between. */
const SLOW = { latency: 1000, download: 128 * 1024, upload: 128 * 1024 };
const PAGES = [
  '/',
  '/cat-pl-521-dla-wedrowca.html',
  '/product-pl-156-kurtka.html',
  '/basketedit.php',
  '/login.php',
  '/client-new.php',
];

describe('a phone on a slow network', () => {
  const shop = useShop();

  async function openPhone(t: TestContext): Promise<Page> {
    assert.ok(PHONE);
    const { page } = await shop.visit(t, PHONE);
    await watchShifts(page);
    return page;
  }

  // in parallel, because each of them mostly waits
  describe('has no layout shift while the tags load (V15)', { concurrency: true }, () => {
    for (const path of PAGES) {
      it(path, async (t) => {
        const page = await openPhone(t);
        await page.emulateNetworkConditions({ offline: false, ...SLOW });
        await page.goto(shop.origin + path);
        const moved = await shiftsOf(page);
        assert.ok(moved < MAX_SHIFT, await whatMoved(page));
      });
    }
  });

  for (const missing of ['/dist/autoloader.js', '/dist/chunks/page-', '/dist/chunks/']) {
    it(`shows hidden content at once if ${missing} fails to load (V15)`, async (t) => {
      const page = await openPhone(t);
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        request.url().includes(missing) ? request.respond({ status: 404 }) : request.continue(),
      );
      await page.goto(`${shop.origin}/login.php`);
      await page.waitForFunction(
        () => (document.querySelector('.footer__group > ul')?.clientHeight ?? 0) > 0,
        { polling: 'raf', timeout: 20_000 },
      );
    });
  }
});
