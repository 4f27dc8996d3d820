import type { Browser, Page } from 'puppeteer-core';
import type { Row } from '../harness/bound.ts';
import { followScripts, totalKb } from '../harness/loaded-scripts.ts';
import { inShop } from '../harness/shop-load.ts';
import { SHOP_PAGES, WIDTHS } from '../harness/shop-pages.ts';

const SUGGESTION = 'shop-search >>> [part~=product]';

/** The elements of a category page that open on a click or tap, and how a shopper opens them. */
const PARTS = {
  'the suggestions': async (page: Page) => {
    await (await page.waitForSelector('shop-search >>> [part~=input]'))?.click();
    await page.keyboard.type('kubek');
    await page.waitForSelector(SUGGESTION, { visible: true });
  },
  'the panel of the mini-cart': (page: Page) => page.hover('shop-minicart >>> [part~=link]'),
} as const;

/** The number of scripts loaded when the element opens, and before. */
async function scriptsOfPart(
  browser: Browser,
  shop: { origin: string; build: 'react' | 'lite' },
  open: (page: Page) => Promise<void>,
) {
  return inShop(browser, { ...shop, width: WIDTHS[1] }, async (page) => {
    const soFar = await followScripts(page);
    await page.goto(shop.origin + SHOP_PAGES.category, { waitUntil: 'networkidle0' });
    const before = soFar();
    await open(page);
    await page.waitForNetworkIdle();
    return { before, count: soFar().length - before.length };
  });
}

/**
 * The elements that load no script when opened, because an idle page has prefetched it. The shopper does not save data,
 * so prefetching counts.
 */
export async function earlyParts(
  browser: Browser,
  shop: { origin: string; build: 'react' | 'lite' },
): Promise<Omit<Row, 'what'>> {
  const details: string[] = [];
  let early = 0;
  let ahead = '';
  for (const [part, open] of Object.entries(PARTS)) {
    const { before, count } = await scriptsOfPart(browser, shop, open);
    details.push(`${part} ${count}`);
    if (count === 0) early += 1;
    ahead = `${totalKb(before).toFixed(1)} KB in ${before.length} requests`;
  }
  const detail = `scripts by opening: ${details.join(', ')}; before, with what is fetched ahead: ${ahead}`;
  return { measured: early, limit: 0, unit: '', detail };
}
