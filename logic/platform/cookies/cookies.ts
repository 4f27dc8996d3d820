import Cookies from 'js-cookie';

/** The page's cookies, for path `/`; without access to them there are none. */
export interface CookieJar {
  /** The value; undefined where the cookie is absent or cannot be decoded. */
  get(name: string): string | undefined;
  /** Keeps a text of JSON for so many days. */
  set(name: string, json: string, days: number): void;
  remove(name: string): void;
}

/** The characters that a cookie cannot hold: all but printable ASCII without the semicolon. */
const UNSAFE = /[^\x20-\x3a\x3c-\x7e]/g;

const escapeUnit = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The theme's scripts parse the raw text of a cookie as JSON, so it is written as such, other characters as
 * JSON's own escapes; a server may have percent-encoded it.
 */
const jar = Cookies.withConverter<string>({
  write: (json) => json.replace(UNSAFE, escapeUnit),
  read: (text) => (text.startsWith('{') ? text : decodeURIComponent(text)),
});

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
  get: (name) => {
    const value: unknown = attempt(() => jar.get(name));
    // js-cookie answers a name such as `constructor` with what every object inherits
    return typeof value === 'string' ? value : undefined;
  },
  set: (name, json, days) => void attempt(() => jar.set(name, json, { expires: days })),
  remove: (name) => void attempt(() => jar.remove(name)),
};
