import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { MAX_THEME_SHIFT, shiftsOf, watchShifts } from '../../shifts.ts';
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

/** Two frames after the theme's script has run, until the browser has told of what it moved itself. */
async function waitForTheme(page: Page): Promise<void> {
  await page.waitForFunction(() => window.theme !== undefined, { polling: 'raf' });
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
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
        const visit = page.goto(shop.origin + mode + path);
        await waitForTheme(page);
        const before = await page.evaluate(() => Number(Reflect.get(window, 'shifts')));
        release();
        await visit;
        const moved = (await shiftsOf(page)) - before;
        assert.ok(moved < MAX_THEME_SHIFT, String(moved));
      });
    }
  }
});
