import { findElements, isMatch } from '../../light-dom/find-element.ts';
import { fitRegions, pairInOrder, type RegionPair } from '../../visits/later/read-page.ts';
import type { PageUrls } from '../../visits/later/settings.ts';
import { VisitError } from '../../visits/later/visit-error.ts';
import { FILTERS } from '../list-areas.ts';

/** Elements beside the list that change with it, as far as both pages have them. */
const pairBeside = (next: Document): readonly RegionPair[] =>
  FILTERS.flatMap(
    (selector) => pairInOrder(findElements(document, selector), findElements(next, selector)) ?? [],
  );

/** A page of a list. */
interface ListDocument {
  readonly next: Document;
  readonly urls: PageUrls;
}

const pathOf = (url: string): string => new URL(url).pathname;

/**
 * Whether the platform has redirected to another page, such as the login page. Filters may lead to another path, and
 * the order of a list redirects back to it.
 */
const isElsewhere = ({ requested, answered }: PageUrls): boolean =>
  ![pathOf(requested), location.pathname].includes(pathOf(answered));

/** The list and the regions that change with it. Throws `VisitError` for another page. */
export function pairLists(
  { next, urls }: ListDocument,
  host: HTMLElement,
  regions: readonly string[],
): readonly RegionPair[] {
  if (isElsewhere(urls)) throw new VisitError('region');
  const { localName: tag } = host;
  // lists are paired by their positions, but the URL is about this one only
  const isOwn = ({ old }: RegionPair) =>
    old === host || old.localName !== tag || regions.some((region) => isMatch(old, region));
  const pairs = fitRegions(tag, next, [tag, ...regions]).filter(isOwn);
  const isInside = ({ old }: RegionPair) => pairs.some((pair) => pair.old.contains(old));
  return [...pairs, ...pairBeside(next).filter((pair) => !isInside(pair))];
}
