import { type Atom, atom } from 'jotai/vanilla';
import { readForcedCookies } from '../forced-region/forced-cookies.ts';
import {
  type ForcedRegion,
  forcedRegion,
  knownRegion,
  regionKey,
} from '../forced-region/forced-region.model.ts';
import type { PageKind } from '../platform/page.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/by-host.ts';

/** The session storage key of the region whose notice was postponed. */
const POSTPONED_KEY = 'shop-region-modal';

/** The page kinds of the checkout, on which no notice shows. */
const QUIET_PAGES: readonly PageKind[] = ['place-order', 'prepaid', 'order1', 'order2'];

/** Whether an element shows its notice when due, on request ('asked'), or not any more. */
const modeAtomOf = hostState<'due' | 'asked' | 'closed'>('due');

/**
 * Creates an atom with the region in an element's notice; undefined without one, and once the notice is closed. Each
 * new atom reads the cookies again.
 */
export const createForcedRegionAtom = (host: object): Atom<ForcedRegion | undefined> =>
  atom((get) => {
    const mode = get(modeAtomOf(host));
    const { page, sessionStorage } = get(platformAtom);
    const cookies = readForcedCookies(get);
    if (mode === 'asked') return knownRegion(cookies);
    if (mode === 'closed' || QUIET_PAGES.some((kind) => page.hasKind(kind))) return undefined;
    const forced = forcedRegion(cookies);
    const isPostponed = forced && sessionStorage.get(POSTPONED_KEY) === regionKey(forced);
    return isPostponed ? undefined : forced;
  });

/** Shows an element's notice again, on any page. Returns whether a region is forced. */
export const openNoticeAtom = atom(null, (get, set, host: object): boolean => {
  set(modeAtomOf(host), 'asked');
  return knownRegion(readForcedCookies(get)) !== undefined;
});

/** Closes an element's notice for this session, unless another region is forced. */
export const postponeNoticeAtom = atom(null, (get, set, host: object) => {
  const forced = knownRegion(readForcedCookies(get));
  if (forced) get(platformAtom).sessionStorage.set(POSTPONED_KEY, regionKey(forced));
  set(closeNoticeAtom, host);
});

/** Closes an element's notice until the next page. */
export const closeNoticeAtom = atom(null, (_get, set, host: object) =>
  set(modeAtomOf(host), 'closed'),
);
