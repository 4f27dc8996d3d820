import type { Page } from 'puppeteer-core';
import { startShop } from '../../e2e/shop.ts';
import { type Bound, needTags } from '../harness/bound.ts';
import { interleave, ratioRow } from '../harness/rounds.ts';

const CPU_SLOWDOWN = 4;
const LIST = '/cat-pl-521-dla-wedrowca.html';
const LINK = '#content a[href*="/product-"]';
const VISITS = ['partial', 'full'] as const;
const NAMES = { react: 'React', lite: 'lite' } as const;

type ShopBuild = keyof typeof NAMES;

const VARIANTS = (Object.keys(NAMES) as ShopBuild[]).flatMap((build) =>
  VISITS.map((visit) => ({ build, visit })),
);

/** The milliseconds from a click on the first product to the frame that shows it. */
async function timeToContent(page: Page, visit: (typeof VISITS)[number]): Promise<number> {
  await page.waitForSelector('shop-partial-navigation:state(rendered)');
  // like a pointer that approaches the link
  await page.hover(LINK);
  await page.waitForNetworkIdle();
  if (visit === 'full') await page.$eval('shop-partial-navigation', (tag) => tag.remove());
  const start = performance.now();
  await page.$eval(LINK, (link) => {
    setTimeout(() => (link as HTMLElement).click());
  });
  await page.waitForSelector('.projector_page h1', { visible: true });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return performance.now() - start;
}

/** P12: a product from a list, with the CPU slowed down four times, by a partial visit and by the browser. */
export const p12: Bound = {
  id: 'P12',
  async measure(bench) {
    needTags(bench, 'shop-partial-navigation');
    const shop = await startShop();
    try {
      const samples = await interleave(VARIANTS, async ({ build, visit }, put) => {
        const context = await bench.browser.createBrowserContext();
        try {
          const { hostname } = new URL(shop.origin);
          await context.setCookie({
            name: 'demo_build',
            value: build,
            domain: hostname,
            path: '/',
          });
          const page = await context.newPage();
          await page.goto(shop.origin + LIST);
          await page.emulateCPUThrottling(CPU_SLOWDOWN);
          put(`${build} ${visit}`, await timeToContent(page, visit));
        } finally {
          await context.close();
        }
      });
      return (Object.keys(NAMES) as ShopBuild[]).map((build) =>
        ratioRow(samples, {
          what: `${NAMES[build]}: a partial visit / a full one, press to content`,
          of: `${build} partial`,
          to: `${build} full`,
          limit: 0.55,
        }),
      );
    } finally {
      await shop.close();
    }
  },
};
