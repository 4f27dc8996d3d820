import { type Bench, type Bound, BUILDS, type Build, type Row } from '../harness/bound.ts';
import { inFreshPage } from '../harness/browser.ts';
import { gzippedKb, scriptsOf } from './fetched-scripts.ts';

const LIMIT_KB = 6;
const LIMIT_REQUESTS = 3;

/** Opens a page whose only tags are prices, until they show. */
async function scriptsOfPrices({ browser, server }: Bench, { base }: Build): Promise<string[]> {
  const asked = await server.record(() =>
    inFreshPage(browser, `${server.origin}/only-prices${base}`, async ({ page }) => {
      await page.waitForSelector('shop-price:state(rendered)');
      await page.waitForSelector('shop-omnibus-price:state(rendered)');
    }),
  );
  return scriptsOf(asked);
}

/** P3s: what a page loads that has nothing but prices. */
export const p3s: Bound = {
  id: 'P3s',
  async measure(bench) {
    const rows: Row[] = [];
    for (const build of BUILDS) {
      const scripts = await scriptsOfPrices(bench, build);
      const sizes = scripts.map((path) => gzippedKb(bench.server, path));
      const page = `${build.name}: a page of prices only`;
      rows.push(
        {
          what: `${page}, scripts, gz`,
          measured: sizes.reduce((sum, size) => sum + size, 0),
          limit: LIMIT_KB,
          unit: 'KB',
        },
        {
          what: `${page}, requests for them`,
          measured: scripts.length,
          limit: LIMIT_REQUESTS,
          unit: '',
        },
      );
    }
    return rows;
  },
};
