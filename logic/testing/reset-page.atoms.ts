import { atom } from 'jotai/vanilla';
import { loadAuthorStylesAtom } from '../config/author-styles.atoms.ts';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import { createAccounts } from '../platform/accounts/accounts.ts';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { browserCookies } from '../platform/cookies/cookies.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { createPlatform } from '../platform/platform.ts';
import { configAtom, forgetConfigAtom } from '../settings/settings.atoms.ts';

/** What our tags, and the platform's pages for them, keep in web storage. */
const OUR_KEYS = /^(?:shop-|shopRecentSearches$|expchck|closedBars$)/;
/** The cookies that our tags rewrite. */
const OUR_COOKIES = ['setRegionForced', 'setZipcodeForced'];

/** Makes the page one that no tag has been on: state, configuration, storage and cookies of ours are gone. */
export const resetPageAtom = atom(null, (get, set) => {
  const platform = createPlatform(() => get(configAtom));
  // all state of the page hangs on its platform
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
