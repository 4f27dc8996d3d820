import { atom } from 'jotai/vanilla';
import { browserCookies, type CookieJar } from './cookies.ts';

/** The page's cookies, which tests replace. Separate from the platform, because few tags need them. */
export const cookiesAtom = atom<CookieJar>(browserCookies);
