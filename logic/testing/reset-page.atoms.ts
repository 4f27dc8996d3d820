import { atom } from 'jotai/vanilla';
import { loadAuthorStylesAtom } from '../config/author-styles.atoms.ts';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { browserCookies } from '../platform/cookies/cookies.ts';
import { forgetConfigAtom } from '../settings/settings.atoms.ts';
import { restartPlatformAtom } from './page-fetch.atoms.ts';

/** The keys in web storage of our tags, and of the platform's pages for them. */
const OUR_KEYS = /^(?:shop-|search_|shopRecentSearches$|expchck|closedBars$)/;
/** The cookies that our tags rewrite. */
const OUR_COOKIES = ['setRegionForced', 'setZipcodeForced'];

/** Removes all traces of our tags from the page: state, configuration, storage and cookies. */
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
