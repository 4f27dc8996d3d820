import type { HTTPRequest, Page } from 'puppeteer-core';

/** The maximum loading time: the slowest call with its retry. */
export const LONGEST_MS = 20_000;
const POLL_MS = 25;

/** The pending requests of pages. */
const openRequests = new WeakMap<Page, Set<HTTPRequest>>();

/** Chromium does not report the end of a prefetched file that comes from its memory cache. */
const isReported = (request: HTTPRequest): boolean => request.resourceType() !== 'other';

/** Observes the requests of a page from now on. */
export function watchTraffic(page: Page): void {
  const open = new Set<HTTPRequest>();
  openRequests.set(page, open);
  page.on('request', (request) => void (isReported(request) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  // requests of a page that has been left do not count
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && open.clear()));
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Waits until a page is loaded and has sent no request in two checks, except those that hang. */
export async function untilQuiet(page: Page): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  const open = openRequests.get(page);
  for (let quiet = 0; quiet < 2 && Date.now() < end; ) {
    const isRead = await page.evaluate(() => document.readyState === 'complete');
    quiet = isRead && !open?.size ? quiet + 1 : 0;
    await pause();
  }
  open?.clear();
}
