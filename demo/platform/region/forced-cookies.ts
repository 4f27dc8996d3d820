import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';

const FORCED_LIFE_SECONDS = 30 * 24 * 60 * 60;

/** The two forced-region cookies. */
export const FORCED_SETTINGS = ['regionForced', 'zipcodeForced'] as const;

export type ForcedSetting = (typeof FORCED_SETTINGS)[number];

const COOKIE_NAMES: Readonly<Record<ForcedSetting, string>> = {
  regionForced: 'setRegionForced',
  zipcodeForced: 'setZipcodeForced',
};

/** JSON as a raw cookie value: the theme's scripts parse it without decoding. */
const rawJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x3a\x3c-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The cookie of a forced region, as `name=value`. */
export const forcedCookie = (setting: ForcedSetting, forced: object): string =>
  `${COOKIE_NAMES[setting]}=${rawJson(forced)}`;

/**
 * Sets the forced-region cookie (docs/specification.md#s3-region-cookies) of the visit's settings, or deletes it when
 * nothing is forced. Call it only when the region changes: the page rewrites the cookie afterwards.
 */
export function writeForcedCookie(setting: ForcedSetting, shop: Shop, visit: Visit): void {
  const forced = visit.session().settings[setting];
  shop.cookies.write(visit.headers, {
    name: COOKIE_NAMES[setting],
    value: forced ? rawJson(forced) : '',
    isRaw: true,
    httpOnly: false,
    secure: visit.secure,
    maxAgeSeconds: forced ? FORCED_LIFE_SECONDS : 0,
  });
}
