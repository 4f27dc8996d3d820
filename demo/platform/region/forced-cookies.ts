import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';

const FORCED_LIFE_SECONDS = 30 * 24 * 60 * 60;

/** Which of the two forced-region cookies. */
export type ForcedPlace = 'regionForced' | 'zipcodeForced';

const COOKIE_NAMES: Readonly<Record<ForcedPlace, string>> = {
  regionForced: 'setRegionForced',
  zipcodeForced: 'setZipcodeForced',
};

/** JSON that a cookie can hold as it is: the theme's scripts parse its raw text. */
const rawJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x3a\x3c-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Puts the forced-region cookie (docs/specification.md#s3-region-cookies) of the visit's settings on its answer, or deletes it when
 * nothing is forced. Called only when the place changes: the page rewrites the cookie afterwards.
 */
export function writeForcedCookie(place: ForcedPlace, shop: Shop, visit: Visit): void {
  const forced = visit.session().settings[place];
  shop.cookies.write(visit.headers, {
    name: COOKIE_NAMES[place],
    value: forced ? rawJson(forced) : '',
    isRaw: true,
    httpOnly: false,
    secure: visit.secure,
    maxAgeSeconds: forced ? FORCED_LIFE_SECONDS : 0,
  });
}
