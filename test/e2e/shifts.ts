import type { HTTPRequest, Page } from 'puppeteer-core';
import { waitForRendered } from './rendered.ts';

/** Ignores a shift of some pixels in one word; a shift of a line of text scores higher. */
export const MAX_SHIFT = 0.0005;
/** The limit in a theme with unknown sizes. */
export const MAX_THEME_SHIFT = 0.01;

declare global {
  interface Window {
    /** The layout shifts of an observed page. */
    shifts: { readonly entries: PerformanceEntryList; readonly observer: PerformanceObserver };
  }
}

/** Records the layout shifts of each page from its start. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const entries: PerformanceEntryList = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shifts = { entries, observer };
  });
}

/**
 * The sum of a page's layout shifts so far, before any interaction. Ignores `hadRecentInput`, because a resize by a
 * test also counts as input.
 */
const shiftsSoFar = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // a frame is measured after it has started
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { entries, observer } = window.shifts;
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });

/** The sum of a page's layout shifts, once all tags have rendered with their data. */
export async function shiftsOf(page: Page): Promise<number> {
  await waitForRendered(page);
  return shiftsSoFar(page);
}

/** The elements that moved, with the time in ms and the score of each shift, for the message of a failed test. */
export const whatMoved = (page: Page): Promise<string> =>
  page.evaluate(() =>
    window.shifts.entries
      .map(
        (shift) =>
          `${Math.round(shift.startTime)} ms, ${Reflect.get(shift, 'value')}: ` +
          Reflect.get(shift, 'sources').map(({ node }: { node?: Node }) =>
            (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120),
          ),
      )
      .join('\n'),
  );

/** Intercepts the loader's requests; the returned function continues them. */
async function holdScripts(page: Page): Promise<() => void> {
  let delayed: HTTPRequest[] | undefined = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (delayed && /\/dist\/.*(chunks|elements)\//.test(request.url())) delayed.push(request);
    else request.continue();
  });
  return () => {
    for (const request of delayed ?? []) request.continue();
    delayed = undefined;
  };
}

const hasTheme = () => window.theme !== undefined;

/** Opens a page, by default of the theme; returns the layout shifts caused by the tags, once they are ready. */
export async function shiftsByTags(
  page: Page,
  address: string,
  isReady: () => boolean = hasTheme,
): Promise<number> {
  await watchShifts(page);
  const release = await holdScripts(page);
  const visit = page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForFunction(isReady, { polling: 'raf' });
  const before = await shiftsSoFar(page);
  release();
  await visit;
  return (await shiftsOf(page)) - before;
}
