import type { CookieJar } from '../platform/http/cookies.ts';

/** The kinds of cookies that need consent; necessary ones do not. */
export const COOKIE_KINDS = ['statistics', 'marketing'] as const;
export type CookieKind = (typeof COOKIE_KINDS)[number];

/** The kinds of cookies that the visitor accepted; undefined before they chose. */
export type Consent = readonly CookieKind[] | undefined;

const COOKIE = 'demo_consent';
/** The value of the cookie when the visitor accepts no kind. */
const NONE = 'none';
const COOKIE_LIFE_SECONDS = 180 * 24 * 60 * 60;

/** The kinds of cookies among these names. */
export function consentFrom(names: readonly string[]): readonly CookieKind[] {
  return COOKIE_KINDS.filter((kind) => names.includes(kind));
}

/** Reads the visitor's consent. */
export function readConsent(request: Request, cookies: CookieJar): Consent {
  const value = cookies.read(request).get(COOKIE);
  return value ? consentFrom(value.split('-')) : undefined;
}

/** Stores the visitor's consent. */
export function writeConsent(
  consent: readonly CookieKind[],
  { headers, secure }: { headers: Headers; secure: boolean },
  cookies: CookieJar,
): void {
  cookies.write(headers, {
    name: COOKIE,
    value: consent.join('-') || NONE,
    httpOnly: true,
    secure,
    maxAgeSeconds: COOKIE_LIFE_SECONDS,
  });
}
