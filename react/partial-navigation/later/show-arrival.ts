import { focusOnce } from '../../visits/later/focus-once.ts';
import type { RegionPair } from '../../visits/later/read-page.ts';
import type { Arrival } from '../../visits/later/settings.ts';

/** Whether the author wants a region changed in place. */
export const isMorphed = ({ old }: RegionPair): boolean => old.hasAttribute('data-shop-morph');

/** Whether focus is inside a morphed region. */
const keepsFocus = (pairs: readonly RegionPair[]): boolean =>
  pairs.some(
    (pair) => isMorphed(pair) && pair.old.isConnected && pair.old.contains(document.activeElement),
  );

/** The element that the fragment of a URL identifies. */
function placeOf(url: string): HTMLElement | undefined {
  const name = new URL(url).hash.slice(1);
  if (name === '') return undefined;
  try {
    return document.getElementById(decodeURIComponent(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The start of the new content: the heading or the main element of the page, else the first region. */
function beginningOf(regions: readonly HTMLElement[]): HTMLElement | undefined {
  const headings = regions.flatMap((region) => region.querySelector('h1') ?? []);
  return headings[0] ?? document.querySelector('main') ?? regions[0];
}

/** Scrolls and focuses like the browser on a new page; a traversal restores the scroll position. */
export function showArrival({ url, pairs, step }: Arrival): void {
  if (!step && keepsFocus(pairs)) return;
  const place = placeOf(url);
  if (step) step.restoreScroll();
  else if (place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const regions = pairs.map(({ old, next }) => (old.isConnected ? old : next));
  const target = place ?? beginningOf(regions);
  if (target) focusOnce(target);
}
