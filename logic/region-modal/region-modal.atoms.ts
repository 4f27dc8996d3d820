import { type Atom, atom, type Getter } from 'jotai/vanilla';
import { cookiesAtom } from '../platform/cookies.atoms.ts';
import { parseJson } from '../platform/json.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../shared/host-state.ts';
import { QUIET_PAGES, REGION_COOKIE, ZIPCODE_COOKIE } from './region-modal.constants.ts';
import { type ForcedPlace, forcedPlace, knownPlace } from './region-modal.model.ts';
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
 * The place that an element is to tell of on this page; undefined where there is none, and once the
 * notice is closed. Each atom reads the cookies anew.
 */
export const createForcedPlaceAtom = (host: object): Atom<ForcedPlace | undefined> =>
  atom((get) => {
    const mode = get(modeAtomOf(host));
    const { page } = get(platformAtom);
    const { region, zipcode } = readCookies(get);
    if (mode === 'asked') return knownPlace(region, zipcode);
    if (mode === 'closed' || QUIET_PAGES.some((kind) => page.hasKind(kind))) return undefined;
    return forcedPlace(region, zipcode);
  });

/** Shows an element's notice again, on any page; whether a place is forced that it can tell of. */
export const openNoticeAtom = atom(null, (get, set, host: object): boolean => {
  set(modeAtomOf(host), 'asked');
  const { region, zipcode } = readCookies(get);
  return knownPlace(region, zipcode) !== undefined;
});

/** Closes an element's notice until the next page. */
export const closeNoticeAtom = atom(null, (_get, set, host: object) =>
  set(modeAtomOf(host), 'closed'),
);
