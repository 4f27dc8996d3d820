import type { HTTPRequest, Page } from 'puppeteer-core';

/** How long anything may load: the slowest call with its second try. */
export const LONGEST_MS = 20_000;
const POLL_MS = 25;

/** The requests of pages that have no answer yet. */
const openRequests = new WeakMap<Page, Set<HTTPRequest>>();

/** Chromium does not tell the end of a file that it was asked for beforehand and has taken from its memory. */
const isTold = (request: HTTPRequest): boolean => request.resourceType() !== 'other';

/** Follows the requests of a page from now on. */
export function watchTraffic(page: Page): void {
  const open = new Set<HTTPRequest>();
  openRequests.set(page, open);
  page.on('request', (request) => void (isTold(request) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  // what a page asked for that was left is nobody's
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && open.clear()));
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Waits until a page has been read and has asked for nothing in two turns, or for what has no end. */
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
