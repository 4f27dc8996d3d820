import type { Page } from 'puppeteer-core';

/** Waits until the first slider of a page shows: its script is requested once the page contains it. */
export async function waitForSlider(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('shop-slider')?.matches(':state(rendered)') ?? true,
    { polling: 'raf' },
  );
}
