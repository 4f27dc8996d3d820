import { type Atom, atom, type Getter } from 'jotai/vanilla';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/host-state.ts';
import { parseJson } from '../wire/json.ts';
import {
  POSTPONED_KEY,
  QUIET_PAGES,
  REGION_COOKIE,
  ZIPCODE_COOKIE,
} from './region-modal.constants.ts';
import { type ForcedPlace, forcedPlace, knownPlace, placeKey } from './region-modal.model.ts';
import { RegionCookieSchema, ZipcodeCookieSchema } from './region-modal.schema.ts';

/** Whether an element shows its notice when it is due, on request ('asked'), or not any more. */
const modeAtomOf = hostState<'due' | 'asked' | 'closed'>('due');

/** Reads the cookies; an absent or corrupt one is undefined. */
export function readCookies(get: Getter) {
  const cookies = get(cookiesAtom);
  return {
    region: parseJson(RegionCookieSchema, cookies.get(REGION_COOKIE)),
    zipcode: parseJson(ZipcodeCookieSchema, cookies.get(ZIPCODE_COOKIE)),
  };
}

/**
 * Creates an atom with the place that an element shows a notice of on this page; undefined when there is
 * none, and once the notice is closed. Each new atom reads the cookies again.
 */
export const createForcedPlaceAtom = (host: object): Atom<ForcedPlace | undefined> =>
  atom((get) => {
    const mode = get(modeAtomOf(host));
    const { page, sessionStorage } = get(platformAtom);
    const { region, zipcode } = readCookies(get);
    if (mode === 'asked') return knownPlace(region, zipcode);
    if (mode === 'closed' || QUIET_PAGES.some((kind) => page.hasKind(kind))) return undefined;
    const place = forcedPlace(region, zipcode);
    const isPostponed = place && sessionStorage.get(POSTPONED_KEY) === placeKey(place);
    return isPostponed ? undefined : place;
  });

/** Shows an element's notice again, on any page; returns whether a place is forced. */
export const openNoticeAtom = atom(null, (get, set, host: object): boolean => {
  set(modeAtomOf(host), 'asked');
  const { region, zipcode } = readCookies(get);
  return knownPlace(region, zipcode) !== undefined;
});

/** Closes an element's notice for this session, unless another place is forced. */
export const postponeNoticeAtom = atom(null, (get, set, host: object) => {
  const { region, zipcode } = readCookies(get);
  const place = knownPlace(region, zipcode);
  if (place) get(platformAtom).sessionStorage.set(POSTPONED_KEY, placeKey(place));
  set(closeNoticeAtom, host);
});

/** Closes an element's notice until the next page. */
export const closeNoticeAtom = atom(null, (_get, set, host: object) =>
  set(modeAtomOf(host), 'closed'),
);
