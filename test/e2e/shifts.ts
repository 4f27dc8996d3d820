import type { Page } from 'puppeteer-core';

/** Ignores a shift of some pixels in one word; a line of text that moves scores higher. */
export const MAX_SHIFT = 0.005;
/** The same in a theme whose sizes we do not know. */
export const MAX_THEME_SHIFT = 0.02;

/** Sums up the layout shifts of each page from its start; shifts after the shopper's own input do not count. */
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

/** The layout shifts of a page, once all tags have rendered with their data. */
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
