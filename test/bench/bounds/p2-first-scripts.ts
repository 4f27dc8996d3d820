import type { Page } from 'puppeteer-core';
import {
  type Bench,
  type Bound,
  BUILDS,
  type Build,
  needTags,
  type Row,
} from '../harness/bound.ts';
import { inFreshPage } from '../harness/browser.ts';
import { gzippedKb, scriptsOf } from './fetched-scripts.ts';

const LIMIT_KB = { React: 92, lite: 32 } as const;

/** How many of the scripts the table names, the largest first. */
const SHOWN = 6;

/** `/dist/chunks/react-DipbNbRs.js` → `react`. */
const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.js$/, '');

const SEARCH = 'shop-search >>> ';
const MINICART = 'shop-minicart >>> ';

async function click(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.click();
}

/** The search finds products, the mini-cart opens and shows some: both work. */
async function useBoth(page: Page): Promise<void> {
  await click(page, `${SEARCH}[part~=input]`);
  await page.keyboard.type('kubek');
  await page.waitForSelector(`${SEARCH}[part~=product]`, { visible: true });
  await page.keyboard.press('Escape');
  // before it has its products, the link leads to the page of the basket
  await page.waitForSelector(`${MINICART}[part~=product]`);
  await click(page, `${MINICART}[part~=link]`);
  await page.waitForSelector(`${MINICART}[part~=product]`, { visible: true });
}

async function measureBuild({ browser, server }: Bench, { name, base }: Build): Promise<Row> {
  const asked = await server.record(() =>
    inFreshPage(browser, `${server.origin}/header${base}`, ({ page }) => useBoth(page)),
  );
  const sizes = [...new Set(scriptsOf(asked))].map(
    (path) => [path, gzippedKb(server, path)] as const,
  );
  const largest = sizes
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([path, size]) => `${nameOf(path)} ${size.toFixed(1)}`);
  return {
    what: `${name}: scripts until mini-cart and search work, gz`,
    measured: sizes.reduce((sum, [, size]) => sum + size, 0),
    limit: LIMIT_KB[name],
    unit: 'KB',
    detail: `${sizes.length} scripts: ${largest.join(', ')}, …`,
  };
}

/** P2: what is fetched, on a page with the autoloader, until mini-cart and search work. */
export const p2: Bound = {
  id: 'P2',
  async measure(bench) {
    needTags(bench, 'shop-minicart', 'shop-search');
    return [await measureBuild(bench, BUILDS[0]), await measureBuild(bench, BUILDS[1])];
  },
};
