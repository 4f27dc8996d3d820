import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';

const FORCED_LIFE_SECONDS = 30 * 24 * 60 * 60;

/** Which of the two forced-region cookies. */
export type ForcedPlace = 'regionForced' | 'zipcodeForced';

const COOKIE_NAMES: Readonly<Record<ForcedPlace, string>> = {
  regionForced: 'setRegionForced',
  zipcodeForced: 'setZipcodeForced',
};

/**
 * Puts the forced-region cookie (spec §3) of the visit's settings on its answer, or deletes it when
 * nothing is forced. Called only when the place changes: the page rewrites the cookie afterwards.
 */
export function writeForcedCookie(place: ForcedPlace, shop: Shop, visit: Visit): void {
  const forced = visit.session().settings[place];
  shop.cookies.write(visit.headers, {
    name: COOKIE_NAMES[place],
    value: forced ? JSON.stringify(forced) : '',
    httpOnly: false,
    secure: visit.secure,
    maxAgeSeconds: forced ? FORCED_LIFE_SECONDS : 0,
  });
}
