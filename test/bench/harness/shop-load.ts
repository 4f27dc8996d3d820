import type { Browser, Page } from 'puppeteer-core';
import { saveData } from './browser.ts';
import { followScripts, type LoadedScript } from './loaded-scripts.ts';

/** A page of the demo shop, and its visitor. */
export interface ShopLoad {
  readonly origin: string;
  readonly path: string;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
  readonly build: 'react' | 'lite';
}

const HEIGHT = 800;

/** Runs a function in a page of a fresh browser context in which only the build is set, then closes both. */
export async function inShop<T>(
  browser: Browser,
  { origin, width, build }: Omit<ShopLoad, 'path'>,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const { hostname } = new URL(origin);
    await context.setCookie({ name: 'demo_build', value: build, domain: hostname, path: '/' });
    const page = await context.newPage();
    await page.setViewport({ width, height: HEIGHT });
    return await run(page);
  } finally {
    await context.close();
  }
}

/** The scripts that load without interaction. */
export async function loadedScripts(
  browser: Browser,
  visit: ShopLoad,
): Promise<readonly LoadedScript[]> {
  return inShop(browser, visit, async (page) => {
    await saveData(page);
    const soFar = await followScripts(page);
    await page.goto(visit.origin + visit.path, { waitUntil: 'networkidle0' });
    return soFar();
  });
}
