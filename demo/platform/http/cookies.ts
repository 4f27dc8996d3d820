import { parse } from 'hono/utils/cookie';

/** A cookie that the platform sets; without `maxAgeSeconds` it lasts as long as the browser. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Whether the value is printable ASCII that needs no escaping. */
  readonly isRaw?: boolean;
  readonly httpOnly: boolean;
  /** Whether the cookie is sent over HTTPS only. */
  readonly secure: boolean;
  /** In seconds; 0 deletes the cookie. */
  readonly maxAgeSeconds?: number;
}

/** Reads and sets a visitor's cookies. */
export interface CookieJar {
  read(request: Request): ReadonlyMap<string, string>;
  write(headers: Headers, cookie: Cookie): void;
}

/** The value of a `Set-Cookie` header; made by hand because libraries refuse raw JSON. */
export function cookieText(cookie: Cookie): string {
  return [
    `${cookie.name}=${cookie.isRaw ? cookie.value : encodeURIComponent(cookie.value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(cookie.httpOnly ? ['HttpOnly'] : []),
    ...(cookie.secure ? ['Secure'] : []),
    ...(cookie.maxAgeSeconds === undefined ? [] : [`Max-Age=${cookie.maxAgeSeconds}`]),
  ].join('; ');
}

/** Cookies in HTTP headers, for servers. */
export const headerCookies: CookieJar = {
  read: (request) => new Map(Object.entries(parse(request.headers.get('cookie') ?? ''))),
  write: (headers, cookie) => headers.append('set-cookie', cookieText(cookie)),
};

/**
 * Cookies of one visitor, kept in memory, because a browser hides the `cookie` and `set-cookie`
 * headers from scripts. `show` is called with each cookie that is not HttpOnly.
 */
export function createMemoryCookies(show: (cookie: string) => void = () => undefined): CookieJar {
  const cookies = new Map<string, string>();
  return {
    read: () => cookies,
    write(_headers, cookie) {
      if (cookie.maxAgeSeconds === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
      if (!cookie.httpOnly) show(cookieText(cookie));
    },
  };
}
