import type { Page } from 'puppeteer-core';

/** Forgets the cookies of a visitor: a frame without an origin gets none, and Chromium reports each that it does not get. */
export async function withoutCookies(page: Page): Promise<void> {
  const context = page.browserContext();
  await context.deleteCookie(...(await context.cookies()));
}
