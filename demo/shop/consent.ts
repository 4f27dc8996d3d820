import type { CookieJar } from '../platform/http/cookies.ts';

/** What cookies are asked about; the necessary ones are not. */
export const COOKIE_KINDS = ['statistics', 'marketing'] as const;
export type CookieKind = (typeof COOKIE_KINDS)[number];

/** What a visitor has agreed to; undefined while nothing was said. */
export type Consent = readonly CookieKind[] | undefined;

const COOKIE = 'demo_consent';
/** Stands in the cookie of whoever wants none. */
const NONE = 'none';
const COOKIE_LIFE_SECONDS = 180 * 24 * 60 * 60;

/** The kinds among some names. */
export function consentFrom(names: readonly string[]): readonly CookieKind[] {
  return COOKIE_KINDS.filter((kind) => names.includes(kind));
}

/** What a visitor has agreed to. */
export function readConsent(request: Request, cookies: CookieJar): Consent {
  const value = cookies.read(request).get(COOKIE);
  return value ? consentFrom(value.split('-')) : undefined;
}

/** Remembers what a visitor has agreed to. */
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
