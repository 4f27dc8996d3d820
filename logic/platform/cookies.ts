import Cookies from 'js-cookie';

/** The page's cookies, for path `/`; without access to them there are none. */
export interface CookieJar {
  /** The decoded value; undefined where the cookie is absent or cannot be decoded. */
  get(name: string): string | undefined;
  set(name: string, value: string, days: number): void;
  remove(name: string): void;
}

/** Reading and writing `document.cookie` throws in a sandbox. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The cookies of the document. */
export const browserCookies: CookieJar = {
  get: (name) => attempt(() => Cookies.get(name)),
  set: (name, value, days) => void attempt(() => Cookies.set(name, value, { expires: days })),
  remove: (name) => void attempt(() => Cookies.remove(name)),
};
