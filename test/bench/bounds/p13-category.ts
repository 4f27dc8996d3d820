import type { Browser } from 'puppeteer-core';
import type { startShop } from '../../e2e/shop.ts';
import { BenchPage } from '../harness/bench-page.ts';
import type { Bench, Bound } from '../harness/bound.ts';
import { saveData } from '../harness/browser.ts';
import { earlierBuild } from '../harness/earlier-build.ts';
import { interleave, ratioRow } from '../harness/rounds.ts';
import { SHOP_PAGES } from '../harness/shop-pages.ts';

const CPU_SLOWDOWN = 4;
const LIMIT = 0.5;
/** The last commit whose tags bring React at once. */
const BEFORE = 'e75d2cc';
const NAMES = { react: 'React', lite: 'lite' } as const;

type Shop = Awaited<ReturnType<typeof startShop>>;

/** Until all tags have their content, and two frames are drawn. */
async function untilAtRest({ page }: BenchPage): Promise<void> {
  await page.evaluate(async () => {
    const tags = [...document.querySelectorAll('*')].filter(
      ({ localName }) => localName.startsWith('shop-') && customElements.get(localName),
    );
    await Promise.all(tags.map((tag) => Reflect.get(tag, 'updateComplete')));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** The time of the main thread until a category page is at rest, in ms, with our scripts or without. */
async function loadTime(
  browser: Browser,
  { origin, build, hasScripts }: { origin: string; build: string; hasScripts: boolean },
): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const { hostname } = new URL(origin);
    await context.setCookie({ name: 'demo_build', value: build, domain: hostname, path: '/' });
    const page = await context.newPage();
    const bench = await BenchPage.from(page);
    await saveData(page);
    if (!hasScripts) await bench.cdp.send('Network.setBlockedURLs', { urls: ['*/dist/*.js'] });
    await bench.cdp.send('Network.enable');
    await bench.slowDown(CPU_SLOWDOWN);
    const before = (await bench.metrics()).taskMs;
    await page.goto(origin + SHOP_PAGES.category, { waitUntil: 'networkidle0' });
    await untilAtRest(bench);
    return (await bench.metrics()).taskMs - before;
  } finally {
    await context.close();
  }
}

/** P13: what our scripts take of the main thread until a category page is at rest, against the build before tags rested. */
export const p13: Bound = {
  id: 'P13',
  async measure({ browser }: Bench) {
    const earlier = earlierBuild(BEFORE);
    const open = async (root: string): Promise<Shop> =>
      (await import(`${root}/test/e2e/shop.ts`)).startShop();
    const [now, before] = [await open(`${import.meta.dirname}/../../..`), await open(earlier)];
    const variants = [
      { name: 'before', origin: before.origin, build: 'react' },
      { name: NAMES.react, origin: now.origin, build: 'react' },
      { name: NAMES.lite, origin: now.origin, build: 'lite' },
    ];
    try {
      const samples = await interleave(variants, async ({ name, ...visit }, put) => {
        const whole = await loadTime(browser, { ...visit, hasScripts: true });
        put(name, whole - (await loadTime(browser, { ...visit, hasScripts: false })));
      });
      return Object.values(NAMES).map((name) =>
        ratioRow(samples, {
          what: `${name}: main thread until a category page is at rest / React before tags rested`,
          of: name,
          to: 'before',
          limit: LIMIT,
        }),
      );
    } finally {
      await Promise.all([now.close(), before.close()]);
    }
  },
};
