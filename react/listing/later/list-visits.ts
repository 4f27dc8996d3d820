import { listPagesAtomOf } from '../../../logic/listing/listing.atoms.ts';
import { DEFAULT_TIMEOUT_MS } from '../../../logic/platform/http.ts';
import { byHost } from '../../../logic/state/by-host.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import type { Environment } from '../../host/environment.ts';
import type { VisitSettings } from '../../visits/later/settings.ts';
import { type Visits, visitsOf } from '../../visits/later/visits.ts';
import type { ListingProps } from '../listing.props.ts';
import { readList } from '../read-list.ts';
import { addingCell, ownUrlsOf, updateListing } from './list-session.ts';
import { morphList } from './morph-list.ts';
import { pairLists } from './pair-lists.ts';
import { showList } from './show-list.ts';

/** The attributes and events of `<shop-listing>` that a visit uses. */
export interface ListVisitSettings
  extends Pick<ListingProps, 'regions' | 'items' | 'param' | 'onStart' | 'onLoad'>,
    Pick<Environment, 'fail'> {}

/** What visits of a list do differently from visits of whole pages. */
const LIST_VISITS = {
  render: [],
  timeout: DEFAULT_TIMEOUT_MS,
  transition: false,
  otherKinds: false,
  isCovered: false,
  // the shopper's choice is kept, and can be sent again
  stayAfter: ['network'],
} as const;

/** The visits of a list: filters, order, and page links. */
export const listVisitsOf = byHost((host: HTMLElement): Visits<ListVisitSettings> => {
  const visits = visitsOf(host);
  const own = ownUrlsOf(host);
  let before = location.href;
  const start = (detail: { url: string }, { onStart }: ListVisitSettings): boolean => {
    before = location.href;
    own.add(before);
    if (!onStart(detail)) return false;
    addingCell(host).current?.abort();
    updateListing(host, { failed: undefined });
    return true;
  };
  const end = (url: string, { items, onLoad }: ListVisitSettings) => {
    own.add(url);
    const { shown, total, from } = readList(host, items);
    updateListing(host, { status: { kind: 'products', count: total ?? shown } });
    onLoad({ url, total, from, to: from + shown - 1, appended: 0 });
  };
  const settingsOf = (given: ListVisitSettings): VisitSettings => ({
    ...LIST_VISITS,
    isOwn: (url) => host.isConnected && own.has(url),
    pairRegions: (next, urls) => pairLists({ next, urls }, host, given.regions),
    morph(pair, morph) {
      if (pair.old.localName === host.localName) morphList(pair, given.items, morph);
      else morph(pair.old, pair.next);
    },
    arrive({ url, step }) {
      pageStore.set(listPagesAtomOf(host), []);
      showList(host, { url, step, before, items: given.items, param: given.param });
    },
    onStart: (detail) => start(detail, given),
    onEnd: ({ url }) => end(url, given),
    onError: ({ url, code }) =>
      updateListing(host, { failed: code === 'network' ? { url } : undefined }),
    fail: given.fail,
  });
  return {
    ...visits,
    use: (given) => visits.use(settingsOf(given)),
    follow(initialUrl) {
      // the shopper may have left it before this module loaded
      own.add(initialUrl);
      return visits.follow(initialUrl);
    },
  };
});
