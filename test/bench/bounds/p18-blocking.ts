import type { Browser, Page } from 'puppeteer-core';
import { startShop } from '../../e2e/shop.ts';
import { BenchPage } from '../harness/bench-page.ts';
import { blockingMs } from '../harness/blocking.ts';
import type { Bound } from '../harness/bound.ts';
import { interleave, medianRow } from '../harness/rounds.ts';
import { inShop } from '../harness/shop-load.ts';
import { SHOP_BUILDS, SHOP_PAGES, WIDTHS } from '../harness/shop-pages.ts';

const CPU_SLOWDOWN = 4;
const LIMITS = { React: 150, lite: 50 } as const;

/** Waits until all tags on the page have their content, and two frames have been rendered. */
async function untilShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const tags = [...document.querySelectorAll('*')].filter(
      ({ localName }) => localName.startsWith('shop-') && customElements.get(localName),
    );
    await Promise.all(tags.map((tag) => Reflect.get(tag, 'updateComplete')));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** The blocking time of our scripts while a category page loads on a phone. */
async function measureLoad(
  browser: Browser,
  { origin, build }: { origin: string; build: 'react' | 'lite' },
): Promise<number> {
  return inShop(browser, { origin, build, width: WIDTHS[0] }, async (page) => {
    const bench = await BenchPage.from(page);
    await bench.slowDown(CPU_SLOWDOWN);
    return blockingMs(page, async () => {
      await page.goto(origin + SHOP_PAGES.category, { waitUntil: 'networkidle0' });
      await untilShown(page);
    });
  });
}

/** P18: how long our scripts block a category page on a slow phone. */
export const p18: Bound = {
  id: 'P18',
  async measure({ browser }) {
    const shop = await startShop();
    const { origin } = shop;
    try {
      const samples = await interleave(SHOP_BUILDS, async ({ name, build }, put) =>
        put(name, await measureLoad(browser, { origin, build })),
      );
      return SHOP_BUILDS.map(({ name }) =>
        medianRow(samples, name, {
          what: `${name}: blocking time of our scripts on a category page, at ${CPU_SLOWDOWN}× throttle`,
          limit: LIMITS[name],
        }),
      );
    } finally {
      await shop.close();
    }
  },
};
