import { findElements } from '../../light-dom/find-element.ts';
import { fitRegions, type RegionPair } from '../../visits/later/read-page.ts';
import { VisitError } from '../../visits/later/visit-error.ts';
import { FILTERS } from '../list-areas.ts';

/** Elements beside the list that change with it, as far as both pages have them. */
const pairBeside = (next: Document): readonly RegionPair[] =>
  FILTERS.flatMap((selector) => {
    const [olds, nexts] = [findElements(document, selector), findElements(next, selector)];
    if (olds.length !== nexts.length) return [];
    return olds.flatMap((old, at) => {
      const other = nexts[at];
      return other ? [{ old, next: other }] : [];
    });
  });

/** A page of a list. */
interface ListDocument {
  readonly next: Document;
  readonly url: string;
}

/** The list and the regions that change with it. Throws `VisitError` for the page of another list. */
export function pairLists(
  { next, url }: ListDocument,
  tag: string,
  regions: readonly string[],
): readonly RegionPair[] {
  if (new URL(url).pathname !== location.pathname) throw new VisitError('region');
  const pairs = fitRegions(tag, next, [tag, ...regions]);
  const isInside = ({ old }: RegionPair) => pairs.some((pair) => pair.old.contains(old));
  return [...pairs, ...pairBeside(next).filter((pair) => !isInside(pair))];
}
