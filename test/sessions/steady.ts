import type { Page } from 'puppeteer-core';
import { LONGEST_MS, untilQuiet } from './traffic.ts';

/** The driver's errors for a page left meanwhile, or a removed element. */
const LEFT =
  /context was destroyed|detached|Cannot find context|Node with given id|not found|net::ERR|not attached/i;

/** Performs an action on a page, which may leave it. */
export async function orLeave(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (!LEFT.test(String(error))) throw error;
  }
}

/** Reads from an idle page, again as long as the page is left meanwhile. */
export async function steady<T>(page: Page, read: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + LONGEST_MS; ; ) {
    try {
      await untilQuiet(page);
      return await read();
    } catch (error) {
      if (!LEFT.test(String(error)) || Date.now() > end) throw error;
    }
  }
}
