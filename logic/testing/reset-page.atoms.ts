import { atom } from 'jotai/vanilla';
import { loadAuthorStylesAtom } from '../config/author-styles.atoms.ts';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { browserCookies } from '../platform/cookies/cookies.ts';
import { forgetConfigAtom } from '../settings/settings.atoms.ts';
import { restartPlatformAtom } from './page-fetch.atoms.ts';

/** The web storage keys of our elements and of the platform's pages. */
const OUR_KEYS = /^(?:shop-|search_|shopRecentSearches$|expchck|closedBars$)/;
/** The cookies that our elements rewrite. */
const OUR_COOKIES = ['setRegionForced', 'setZipcodeForced'];

/** Resets all state, configuration, storage and cookies of our elements. */
export const resetPageAtom = atom(null, (_get, set) => {
  const platform = set(restartPlatformAtom);
  set(cookiesAtom, browserCookies);
  set(forgetConfigAtom);
  set(loadAuthorStylesAtom, undefined);
  for (const store of [platform.localStorage, platform.sessionStorage]) {
    for (const key of store.keys()) if (OUR_KEYS.test(key)) store.remove(key);
  }
  for (const name of OUR_COOKIES) browserCookies.remove(name);
});
