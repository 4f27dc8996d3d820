import type { Page } from 'puppeteer-core';

/** Some pixels of one word; a line of text that moves is more. */
export const MAX_SHIFT = 0.005;

/** Adds up the layout shifts of each page from its start on; what the shopper moves does not count. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sum = Reflect.get(window, 'shifts') + Reflect.get(entry, 'value');
        Reflect.set(window, 'shifts', sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of a page on which every tag has come and has shown what it knows. */
export async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('shop-'),
    );
    await Promise.all(
      tags.map(async (tag) => {
        await customElements.whenDefined(tag.localName);
        await Reflect.get(tag, 'updateComplete');
      }),
    );
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(window, 'shifts'));
  });
}
