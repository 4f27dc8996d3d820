import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { MAX_THEME_SHIFT, shiftsOf, shiftsSoFar, watchShifts } from '../../shifts.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

const [PHONE] = VISITORS;
const PAGES = ['/', '/cat-pl-1-meble.html', '/product-pl-156-kurtka.html'];

/** Holds back what our loader asks for; the result lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let held: HTTPRequest[] | undefined = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (held && /\/dist\/.*(chunks|elements)\//.test(request.url())) held.push(request);
    else request.continue();
  });
  return () => {
    for (const request of held ?? []) request.continue();
    held = undefined;
  };
}

/** The layout shifts of the theme itself, whose script has run. */
async function shiftsOfTheme(page: Page): Promise<number> {
  await page.waitForFunction(() => window.theme !== undefined, { polling: 'raf' });
  return shiftsSoFar(page);
}

describe('a page of a foreign theme on a phone', () => {
  const shop = useShop();

  for (const mode of ['/host', '/host/instead']) {
    for (const path of PAGES) {
      it(`stays where it is when the tags come: ${mode}${path} (HO7)`, async (t) => {
        assert.ok(PHONE);
        const { page } = await shop.visit(t, { ...PHONE, build: TESTED_BUILD });
        await watchShifts(page);
        const release = await holdScripts(page);
        const visit = page.goto(shop.origin + mode + path, { waitUntil: 'networkidle0' });
        const before = await shiftsOfTheme(page);
        release();
        await visit;
        const moved = (await shiftsOf(page)) - before;
        assert.ok(moved < MAX_THEME_SHIFT, String(moved));
      });
    }
  }
});
