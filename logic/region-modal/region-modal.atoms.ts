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

/** Whether an element shows its notice where it is due, always, or no more. */
const modeAtomOf = hostState<'due' | 'asked' | 'closed'>('due');

/** The cookies as they are now; those that are absent or corrupt are undefined. */
export function readCookies(get: Getter) {
  const cookies = get(cookiesAtom);
  return {
    region: parseJson(RegionCookieSchema, cookies.get(REGION_COOKIE)),
    zipcode: parseJson(ZipcodeCookieSchema, cookies.get(ZIPCODE_COOKIE)),
  };
}

/**
 * The place that an element's notice is about on this page; undefined where there is none, and once the
 * notice is closed. Each atom reads the cookies anew.
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

/** Shows an element's notice again, on any page; false where no place is forced. */
export const openNoticeAtom = atom(null, (get, set, host: object): boolean => {
  set(modeAtomOf(host), 'asked');
  const { region, zipcode } = readCookies(get);
  return knownPlace(region, zipcode) !== undefined;
});

/** Closes an element's notice for the session, unless another place is forced. */
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
