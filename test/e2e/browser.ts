import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findChromium } from '../runner/find-browser.mjs';
import { watchFaults } from './faults.ts';
import type { Visitor } from './visitors.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const WAIT_MS = 15_000;

/** A page, and what went wrong on it so far. */
export interface Tab {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** A Chromium for one test file. */
export async function openBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await findChromium(),
    headless: 'shell',
    args: FLAGS,
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
