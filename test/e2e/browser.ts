import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findChromium } from '../runner/find-browser.mjs';
import { watchFaults } from './faults.ts';
import type { Visitor } from './visitors.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
/** Only what hangs takes as long, also on a busy machine. */
const WAIT_MS = 90_000;

/** A page, and what went wrong on it so far. */
export interface Tab {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** What Puppeteer turns off: pages that were left are kept as they were, for Back. */
const NO_BACK_FORWARD_CACHE = '--disable-back-forward-cache';

/** A Chromium for one test file; where that is tested, one that keeps pages that were left (a headless shell cannot). */
export async function openBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await findChromium({ preferWhole: keepsPages }),
    headless: 'shell',
    args: FLAGS,
    ignoreDefaultArgs: keepsPages ? [NO_BACK_FORWARD_CACHE] : [],
  });
}

/** A new tab of a visitor's browser, in which nothing may go wrong unseen. */
export async function openTab(context: BrowserContext, window: Visitor['window']): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const { scheme, ...viewport } = window;
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  return { page, faults: await watchFaults(page) };
}
