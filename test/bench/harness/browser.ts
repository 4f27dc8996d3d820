import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../../runner/find-browser.mjs';
import { BenchPage } from './bench-page.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
/** These flags render a frame as soon as there are changes, so that waiting for the screen is not measured. */
export const NO_FRAME_RATE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const TIMEOUT_MS = 60_000;

/** Starts a headless Chromium. */
export async function launch(flags: readonly string[] = []): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await findChromium(),
    headless: 'shell',
    args: [...FLAGS, ...flags],
    protocolTimeout: TIMEOUT_MS,
  });
}

/** Starts a full Chromium, like the shoppers', without a window. */
export async function launchWhole(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await findChromium({ preferWhole: true }),
    headless: true,
    args: FLAGS,
    protocolTimeout: TIMEOUT_MS,
  });
}

/** Sets `navigator.connection.saveData` for the next pages, so that idle prefetching does not count as loading. */
export async function saveData(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Runs a function in a new page with its own context, and closes both. */
export async function inNewPage<T>(
  browser: Browser,
  url: string,
  run: (page: BenchPage) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.setViewport({ width: 800, height: 500 });
    const bench = await BenchPage.from(page);
    await page.goto(url);
    return await run(bench);
  } finally {
    await context.close();
  }
}
