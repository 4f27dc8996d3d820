import type { Page } from 'puppeteer-core';

/** Until the first slider of a page shows: its script is asked for when the page has it. */
export async function waitForSlider(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('shop-slider')?.matches(':state(rendered)') ?? true,
    { polling: 'raf' },
  );
}
