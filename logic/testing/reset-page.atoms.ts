import { atom } from 'jotai/vanilla';
import { loadAuthorStylesAtom } from '../config/author-styles.atoms.ts';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import { createAccounts } from '../platform/accounts/accounts.ts';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { browserCookies } from '../platform/cookies/cookies.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { createPlatform } from '../platform/platform.ts';
import { configAtom, forgetConfigAtom } from '../settings/settings.atoms.ts';

/** The keys in web storage of our tags, and of the platform's pages for them. */
const OUR_KEYS = /^(?:shop-|shopRecentSearches$|expchck|closedBars$)/;
/** The cookies that our tags rewrite. */
const OUR_COOKIES = ['setRegionForced', 'setZipcodeForced'];

/** Removes all traces of our tags from the page: state, configuration, storage and cookies. */
export const resetPageAtom = atom(null, (get, set) => {
  const platform = createPlatform(() => get(configAtom));
  // all state of the page begins afresh with its platform
  set(platformAtom, platform);
  set(
    accountsAtom,
    createAccounts(() => get(configAtom).accountsUrl),
  );
  set(cookiesAtom, browserCookies);
  set(forgetConfigAtom);
  set(loadAuthorStylesAtom, undefined);
  for (const store of [platform.localStorage, platform.sessionStorage]) {
    for (const key of store.keys()) if (OUR_KEYS.test(key)) store.remove(key);
  }
  for (const name of OUR_COOKIES) browserCookies.remove(name);
});
