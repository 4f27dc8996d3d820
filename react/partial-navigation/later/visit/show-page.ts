import type { Morph } from '../morph/morph-region.ts';
import { takeHead, takeKind } from './page-head.ts';
import type { RegionPair } from './read-page.ts';
import { isMorphed, swapRegions } from './swap-regions.ts';
import type { Visit } from './visit.ts';
import { VisitError } from './visit-error.ts';

/** Makes an element focusable while it has focus. */
function focusOnce(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

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
function showArrival(
  url: string,
  regions: readonly HTMLElement[],
  restoreScroll: (() => void) | undefined,
): void {
  const place = placeOf(url);
  if (restoreScroll) restoreScroll();
  else if (place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const target = place ?? beginningOf(regions);
  if (target) focusOnce(target);
}

/** A page that is ready to be shown. */
export interface PreparedPage {
  readonly next: Document;
  readonly pairs: readonly RegionPair[];
  readonly morph: Morph | undefined;
  readonly address: string;
}

function enterAddress(visit: Visit, address: string): void {
  try {
    visit.enter(address);
  } catch (cause) {
    throw new VisitError('history', cause);
  }
}

/** Whether focus is inside a morphed region. */
function isFocusKept(pairs: readonly RegionPair[]): boolean {
  return pairs.some(
    (pair) => isMorphed(pair) && pair.old.isConnected && pair.old.contains(document.activeElement),
  );
}

/** Shows the page in one task: URL, head, regions, scroll position and focus. */
function show(visit: Visit, { next, pairs, morph, address }: PreparedPage): void {
  // first, as only this can throw; relative URLs of the new regions depend on it
  enterAddress(visit, address);
  for (const { old, next: other } of pairs) takeKind(old, other);
  takeHead(document, next);
  swapRegions(pairs, morph);
  if (!visit.step && isFocusKept(pairs)) return;
  const regions = pairs.map((pair) => (pair.old.isConnected ? pair.old : pair.next));
  showArrival(address, regions, visit.step?.restoreScroll);
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the page, with a view transition if the author enables it. */
export async function showPage(visit: Visit, prepared: PreparedPage): Promise<void> {
  const page: { startViewTransition?(update: () => void): ViewTransition } = document;
  if (!visit.settings.transition || !page.startViewTransition || isStill())
    return show(visit, prepared);
  const transition = page.startViewTransition(() => {
    if (!visit.signal.aborted) show(visit, prepared);
  });
  // a skipped transition rejects; only the update matters
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
