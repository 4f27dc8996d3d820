import type { Morph } from './morph-region.ts';
import type { RegionPair } from './read-page.ts';
import type { VisitSettings } from './settings.ts';

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
export function swapRegions(
  pairs: readonly RegionPair[],
  settings: Pick<VisitSettings, 'morph'>,
  morph: Morph | undefined,
): void {
  for (const pair of pairs) {
    if (morph && settings.morph) settings.morph(pair, morph);
    else replace(pair);
  }
}
