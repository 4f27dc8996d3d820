import type { PageContext } from '../page.ts';

/** The count in the basket of another visitor when the page was cached. */
const ANOTHERS_COUNT = 7;

/** The server-rendered count beside the basket; a cached page contains another visitor's. */
export function printedCount({ basket, settings }: PageContext): number {
  return settings.oddities.includes('cachedPage') ? ANOTHERS_COUNT : basket.count;
}
