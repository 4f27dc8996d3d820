import { atom } from 'jotai/vanilla';
import { browserCookies, type CookieJar } from './cookies.ts';

const givenCookiesAtom = atom<CookieJar>();

/** The page's cookies, which tests replace. Separate from the platform, because few tags need them. */
export const cookiesAtom = atom(
  (get) => get(givenCookiesAtom) ?? browserCookies,
  (_get, set, cookies: CookieJar) => set(givenCookiesAtom, cookies),
);
