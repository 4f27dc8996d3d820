import type { Page } from 'puppeteer-core';
import { type Bound, BUILDS, type Row } from '../harness/bound.ts';
import { totalKb } from '../harness/loaded-scripts.ts';
import { scriptsAtWidths } from '../harness/page-scripts.ts';

const LIMITS = { React: { limit: 92, goal: 88 }, lite: { limit: 34, goal: 28 } } as const;

async function haveShown(page: Page): Promise<void> {
  await page.waitForSelector('shop-price:state(rendered)');
  await page.waitForSelector('shop-omnibus-price:state(rendered)');
}

/** P3s: what a page with nothing but prices loads. */
export const p3s: Bound = {
  id: 'P3s',
  async measure(bench) {
    const rows: Row[] = [];
    for (const { name, base } of BUILDS) {
      const { scripts, sizes } = await scriptsAtWidths(bench, `/only-prices${base}`, haveShown);
      rows.push({
        what: `${name}: a page of prices only, scripts, gz`,
        measured: totalKb(scripts),
        ...LIMITS[name],
        unit: 'KB',
        detail: `${sizes}, in ${scripts.length} requests`,
      });
    }
    return rows;
  },
};
