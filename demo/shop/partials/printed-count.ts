import type { PageContext } from '../page.ts';

/** What another visitor had in the basket when the page was kept. */
const ANOTHERS_COUNT = 7;

/** The number beside the basket as the page prints it; a page from a cache prints another visitor's. */
export function printedCount({ basket, settings }: PageContext): number {
  return settings.oddities.includes('cachedPage') ? ANOTHERS_COUNT : basket.count;
}
