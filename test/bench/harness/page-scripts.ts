import type { Page } from 'puppeteer-core';
import type { Bench } from './bound.ts';
import { inNewPage, saveData } from './browser.ts';
import { followScripts, type LoadedScript, totalKb } from './loaded-scripts.ts';
import { WIDTHS } from './shop-pages.ts';

const HEIGHT = 800;

interface Visited {
  /** The path of one of the bench's pages. */
  readonly path: string;
  /** The visitor's actions. */
  readonly visit: (page: Page) => Promise<unknown>;
  /** The width of the window, in CSS pixels. */
  readonly width?: number;
}

/** The scripts loaded by a visit to one of the bench's pages. */
export function scriptsOfVisit(
  { browser, server }: Bench,
  { path, visit, width = WIDTHS[1] }: Visited,
): Promise<readonly LoadedScript[]> {
  return inNewPage(browser, 'about:blank', async ({ page }) => {
    await page.setViewport({ width, height: HEIGHT });
    await saveData(page);
    const soFar = await followScripts(page);
    await page.goto(server.origin + path);
    await visit(page);
    // the last bytes of a script may be reported after it has run
    await page.waitForNetworkIdle();
    return soFar();
  });
}

/** The scripts at the width with the largest size, and all sizes: `390 px 46.8, 1280 px 46.8`. */
export async function scriptsAtWidths(bench: Bench, path: string, visit: Visited['visit']) {
  const sizes: string[] = [];
  let most: readonly LoadedScript[] = [];
  for (const width of WIDTHS) {
    const scripts = await scriptsOfVisit(bench, { path, visit, width });
    sizes.push(`${width} px ${totalKb(scripts).toFixed(1)}`);
    if (totalKb(scripts) > totalKb(most)) most = scripts;
  }
  return { scripts: most, sizes: sizes.join(', ') };
}
