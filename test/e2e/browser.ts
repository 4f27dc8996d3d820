import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findChromium } from '../runner/find-browser.mjs';
import { watchFaults } from './faults.ts';
import type { Visitor } from './visitors.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
/** Generous for a busy machine: only a wait that hangs reaches it. */
const WAIT_MS = 90_000;

/** A page, and its faults so far. */
export interface Tab {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Puppeteer's default flag that disables the back/forward cache. */
const NO_BACK_FORWARD_CACHE = '--disable-back-forward-cache';

/** Starts a Chromium for one test file; with `keepsPages` it has a back/forward cache, which a headless shell lacks. */
export async function openBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await findChromium({ preferWhole: keepsPages }),
    headless: 'shell',
    args: FLAGS,
    ignoreDefaultArgs: keepsPages ? [NO_BACK_FORWARD_CACHE] : [],
  });
}

/** Opens a new tab of a visitor's browser, which records every fault. */
export async function openTab(context: BrowserContext, window: Visitor['window']): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const { scheme, ...viewport } = window;
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  return { page, faults: await watchFaults(page) };
}
