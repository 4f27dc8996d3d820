import { focusOnce } from '../../visits/later/focus-once.ts';
import type { Arrival } from '../../visits/later/settings.ts';

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
  const place = placeOf(url);
  if (step) step.restoreScroll();
  else if (place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const target = place ?? beginningOf(pairs.map(({ next }) => next));
  if (target) focusOnce(target);
}
