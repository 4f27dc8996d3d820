import { warnAuthor } from '../../../logic/page/warn-author.ts';
import { byHost } from '../../../logic/state/by-host.ts';
import { fitRegions } from '../../visits/later/read-page.ts';
import type { VisitSettings } from '../../visits/later/settings.ts';
import { VisitError } from '../../visits/later/visit-error.ts';
import { type Visits, visitsOf } from '../../visits/later/visits.ts';
import { showArrival } from './show-arrival.ts';

/** The attributes and events of `<shop-partial-navigation>` that a visit uses. */
export interface PageVisitSettings
  extends Pick<
    VisitSettings,
    'render' | 'timeout' | 'transition' | 'otherKinds' | 'onStart' | 'onEnd' | 'onError' | 'fail'
  > {
  /** Selectors of the regions to swap; by default `main`. */
  readonly regions: readonly string[];
}

const DEFAULT_REGIONS = ['main'];

/** The regions of both pages. Throws `VisitError` if they do not match, or if one contains the element. */
function pairRegions(host: HTMLElement, regions: readonly string[], next: Document) {
  const selectors = regions.length > 0 ? regions : DEFAULT_REGIONS;
  const pairs = fitRegions(host.localName, next, selectors);
  if (!pairs.some(({ old }) => old.contains(host))) return pairs;
  warnAuthor(host.localName, 'regions: the tag must be outside them.');
  throw new VisitError('region');
}

/** The visits of whole pages, whose regions are swapped. */
export const pageVisitsOf = byHost((host: HTMLElement): Visits<PageVisitSettings> => {
  const visits = visitsOf(host);
  return {
    ...visits,
    use: ({ regions, ...settings }) =>
      visits.use({
        ...settings,
        isCovered: true,
        stayAfter: [],
        pairRegions: (next) => pairRegions(host, regions, next),
        arrive: showArrival,
      }),
  };
});
