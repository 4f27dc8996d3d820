import { atom } from 'jotai/vanilla';
import { browserCookies, type CookieJar } from './cookies.ts';

const givenCookiesAtom = atom<CookieJar>();

/** The page's cookies, or what a test has put in their place; apart from the platform, for few tags need them. */
export const cookiesAtom = atom(
  (get) => get(givenCookiesAtom) ?? browserCookies,
  (_get, set, cookies: CookieJar) => set(givenCookiesAtom, cookies),
);
