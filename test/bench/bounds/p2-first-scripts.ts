import type { Page } from 'puppeteer-core';
import {
  type Bench,
  type Bound,
  BUILDS,
  type Build,
  needTags,
  type Row,
} from '../harness/bound.ts';
import { type LoadedScript, totalKb } from '../harness/loaded-scripts.ts';
import { scriptsAtWidths, scriptsOfVisit } from '../harness/page-scripts.ts';

const LIMITS = { React: { limit: 112, goal: 96 }, lite: { limit: 52, goal: 42 } } as const;

/** The number of scripts that the table names, the largest first. */
const SHOWN = 6;

/** `/dist/chunks/react-DipbNbRs.js` → `react`. */
const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.js$/, '');

const SEARCH = 'shop-search >>> ';
const MINICART = 'shop-minicart >>> ';

async function click(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.click();
}

/** Waits until the mini-cart has its basket and the search accepts text, without touching either. */
async function haveBoth(page: Page): Promise<void> {
  await page.waitForSelector(`${SEARCH}[part~=input]`, { visible: true });
  await page.waitForSelector('shop-minicart:state(empty)');
}

/** Searches for products, and opens the mini-cart with its products. */
async function useBoth(page: Page): Promise<void> {
  await click(page, `${SEARCH}[part~=input]`);
  await page.keyboard.type('kubek');
  await page.waitForSelector(`${SEARCH}[part~=product]`, { visible: true });
  await page.keyboard.press('Escape');
  // before the mini-cart has its products, its link opens the basket page; the pointer loads them
  await page.hover(`${MINICART}[part~=link]`);
  await page.waitForFunction(
    () => document.querySelector('shop-minicart')?.shadowRoot?.querySelector('[part~=product]'),
    { polling: 'raf' },
  );
  await click(page, `${MINICART}[part~=link]`);
  await page.waitForSelector(`${MINICART}[part~=product]`, { visible: true });
}

const largestOf = (scripts: readonly LoadedScript[]): string =>
  scripts
    .toSorted((a, b) => b.kb - a.kb)
    .slice(0, SHOWN)
    .map(({ path, kb }) => `${nameOf(path)} ${kb.toFixed(1)}`)
    .join(', ');

async function measureBuild(bench: Bench, { name, base }: Build): Promise<Row> {
  const { scripts, sizes } = await scriptsAtWidths(bench, `/header${base}`, haveBoth);
  const used = await scriptsOfVisit(bench, { path: `/full-header${base}`, visit: useBoth });
  return {
    what: `${name}: scripts until mini-cart and search work, gz`,
    measured: totalKb(scripts),
    ...LIMITS[name],
    unit: 'KB',
    detail: `${sizes}: ${largestOf(scripts)}, …; ${totalKb(used).toFixed(1)} once the panel and suggestions were opened`,
  };
}

/**
 * P2: the scripts that a page with the autoloader fetches until mini-cart and search show; opening them loads the rest.
 */
export const p2: Bound = {
  id: 'P2',
  async measure(bench) {
    needTags(bench, 'shop-minicart', 'shop-search');
    return [await measureBuild(bench, BUILDS[0]), await measureBuild(bench, BUILDS[1])];
  },
};
