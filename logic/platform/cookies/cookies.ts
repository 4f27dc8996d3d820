import Cookies from 'js-cookie';

/** The page's cookies for path `/`; empty if cookies are blocked. */
export interface CookieJar {
  /** The value; undefined if the cookie is absent or cannot be decoded. */
  get(name: string): string | undefined;
  /** Stores JSON for a number of days. */
  set(name: string, json: string, days: number): void;
  remove(name: string): void;
}

/** The characters that a cookie cannot contain: all but printable ASCII without the semicolon. */
const UNSAFE = /[^\x20-\x3a\x3c-\x7e]/g;

const escapeUnit = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Scripts of themes parse a cookie as raw JSON, so it is written unencoded, with JSON escapes for unsafe characters.
 * Cookies from the server may be percent-encoded.
 */
const jar = Cookies.withConverter<string>({
  write: (json) => json.replace(UNSAFE, escapeUnit),
  read: (text) => (text.startsWith('{') ? text : decodeURIComponent(text)),
});

/** Access to `document.cookie` throws in a sandbox. */
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
    // js-cookie returns inherited properties for names such as `constructor`
    return typeof value === 'string' ? value : undefined;
  },
  set: (name, json, days) => void attempt(() => jar.set(name, json, { expires: days })),
  remove: (name) => void attempt(() => jar.remove(name)),
};
