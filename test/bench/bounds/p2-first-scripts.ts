import type { Page } from 'puppeteer-core';
import {
  type Bench,
  type Bound,
  BUILDS,
  type Build,
  needTags,
  type Row,
} from '../harness/bound.ts';
import { inFreshPage, saveData } from '../harness/browser.ts';
import { gzippedKb, scriptsOf } from './fetched-scripts.ts';

/** Both at rest: neither has its renderer yet (P3 has replaced the older bounds). */
const LIMIT_KB = 48;

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
  // before the mini-cart has its products, its link opens the basket page; the pointer brings them
  await page.hover(`${MINICART}[part~=link]`);
  await page.waitForFunction(
    () => document.querySelector('shop-minicart')?.shadowRoot?.querySelector('[part~=product]'),
    { polling: 'raf' },
  );
  await click(page, `${MINICART}[part~=link]`);
  await page.waitForSelector(`${MINICART}[part~=product]`, { visible: true });
}

type Visit = (page: Page) => Promise<void>;

/** The scripts that a visit fetches, with their sizes, the largest first. */
async function fetched({ browser, server }: Bench, path: string, visit: Visit) {
  const asked = await server.record(() =>
    inFreshPage(browser, 'about:blank', async ({ page }) => {
      await saveData(page);
      await page.goto(server.origin + path);
      await visit(page);
    }),
  );
  return [...new Set(scriptsOf(asked))]
    .map((script) => [script, gzippedKb(server, script)] as const)
    .toSorted(([, a], [, b]) => b - a);
}

const total = (sizes: readonly (readonly [string, number])[]): number =>
  sizes.reduce((sum, [, size]) => sum + size, 0);

async function measureBuild(bench: Bench, { name, base }: Build): Promise<Row> {
  const first = await fetched(bench, `/header${base}`, haveBoth);
  const used = await fetched(bench, `/full-header${base}`, useBoth);
  const largest = first.slice(0, SHOWN).map(([path, size]) => `${nameOf(path)} ${size.toFixed(1)}`);
  return {
    what: `${name}: scripts until mini-cart and search work, gz`,
    measured: total(first),
    limit: LIMIT_KB,
    unit: 'KB',
    detail: `${largest.join(', ')}, …; ${total(used).toFixed(1)} once the panel and suggestions were opened`,
  };
}

/** P2: the scripts that a page with the autoloader fetches until mini-cart and search show; a touch brings the rest. */
export const p2: Bound = {
  id: 'P2',
  async measure(bench) {
    needTags(bench, 'shop-minicart', 'shop-search');
    return [await measureBuild(bench, BUILDS[0]), await measureBuild(bench, BUILDS[1])];
  },
};
