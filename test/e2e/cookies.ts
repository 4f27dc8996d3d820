import type { Page } from 'puppeteer-core';

/** Deletes a visitor's cookies: a frame with an opaque origin gets none, and Chromium reports each blocked one. */
export async function withoutCookies(page: Page): Promise<void> {
  const context = page.browserContext();
  await context.deleteCookie(...(await context.cookies()));
}
