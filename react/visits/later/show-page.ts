import type { Morph } from './morph-region.ts';
import { takeHead, takeKind } from './page-head.ts';
import type { RegionPair } from './read-page.ts';
import type { VisitSettings } from './settings.ts';
import type { Visit } from './visit.ts';
import { VisitError } from './visit-error.ts';

/** An element that is kept if both pages have its id. */
const KEPT = '[data-keep][id]';

interface Placeholder {
  readonly element: Element;
  readonly mark: Comment;
}

/** Moves a node and keeps focus, frames and animations, if the browser can. */
function moveTo({ element, mark }: Placeholder): void {
  const parent = mark.parentNode as (ParentNode & { moveBefore?: unknown }) | null;
  if (typeof parent?.moveBefore === 'function') parent.moveBefore(element, mark);
  else mark.before(element);
  mark.remove();
}

/** Puts placeholders into the next page for elements that are kept, so that no second instance is upgraded. */
function addPlaceholders(next: RegionPair['next']): readonly Placeholder[] {
  return [...next.querySelectorAll(KEPT)].flatMap((other) => {
    const element = document.getElementById(other.id);
    const isNested = other.parentElement?.closest(KEPT);
    if (!element?.matches(KEPT) || isNested) return [];
    const mark = document.createComment('');
    other.replaceWith(mark);
    return [{ element, mark }];
  });
}

/** Replaces a region: inserts the new one first, so that kept elements are never disconnected. */
function replace(pair: RegionPair): void {
  const { old, next } = pair;
  const placeholders = addPlaceholders(next);
  old.before(document.adoptNode(next));
  for (const placeholder of placeholders) moveTo(placeholder);
  old.remove();
}

/** Swaps all regions synchronously, or changes them in place. */
function swapRegions(
  pairs: readonly RegionPair[],
  settings: Pick<VisitSettings, 'morph'>,
  morph: Morph | undefined,
): void {
  for (const pair of pairs) {
    if (morph && settings.morph) settings.morph(pair, morph);
    else replace(pair);
  }
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

/** Shows the page in one task: URL, head, regions, scroll position and focus. */
function show(visit: Visit, { next, pairs, morph, address }: PreparedPage): void {
  // first, as only this can throw; relative URLs of the new regions depend on it
  enterAddress(visit, address);
  for (const { old, next: other } of pairs) takeKind(old, other);
  takeHead(document, next);
  const { step, settings } = visit;
  swapRegions(pairs, settings, morph);
  settings.arrive({ url: address, pairs, step });
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
