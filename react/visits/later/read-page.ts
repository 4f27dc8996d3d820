import { warnAuthor } from '../../../logic/page/warn-author.ts';
import type { FetchedPage } from '../../../logic/platform/later/pages/page-fetch.ts';
import { trustedPolicy } from '../../../logic/platform/scripts/trusted-types.ts';
import { findElements } from '../../light-dom/find-element.ts';
import { VisitError } from './visit-error.ts';

/** A region of this page and its replacement in the next page. */
export interface RegionPair {
  readonly old: HTMLElement;
  readonly next: HTMLElement;
}

/** The document of a fetched page; its relative URLs are still resolved against the current page. */
export const readPage = ({ html }: FetchedPage): Document =>
  new DOMParser().parseFromString(trustedPolicy().createHTML(html), 'text/html');

/** Pairs the elements of both pages by their positions; undefined if their numbers differ. */
export function pairInOrder(
  olds: readonly HTMLElement[],
  nexts: readonly HTMLElement[],
): readonly RegionPair[] | undefined {
  if (olds.length !== nexts.length) return undefined;
  return olds.flatMap((old, at) => {
    const next = nexts[at];
    return next ? [{ old, next }] : [];
  });
}

function pairsOf(selector: string, tag: string, next: Document): readonly RegionPair[] {
  const [olds, nexts] = [findElements(document, selector), findElements(next, selector)];
  const pairs = pairInOrder(olds, nexts);
  if (pairs) return pairs;
  warnAuthor(
    tag,
    `regions: ${selector} is ${olds.length} times on this page and ${nexts.length} times on the next one; the browser navigates.`,
  );
  throw new VisitError('region');
}

const isInside = ({ old }: RegionPair, pairs: readonly RegionPair[]): boolean =>
  pairs.some((other) => other.old !== old && other.old.contains(old));

/**
 * The regions of both pages, each once and without those inside others. Throws `VisitError` if they do not match.
 * @param tag the element that visits, for warnings
 */
export function fitRegions(
  tag: string,
  next: Document,
  selectors: readonly string[],
): readonly RegionPair[] {
  const found = selectors.flatMap((selector) => pairsOf(selector, tag, next));
  const pairs = [...new Map(found.map((pair) => [pair.old, pair])).values()];
  const outer = pairs.filter((pair) => !isInside(pair, pairs));
  if (outer.length === 0) throw new VisitError('region');
  return outer;
}
