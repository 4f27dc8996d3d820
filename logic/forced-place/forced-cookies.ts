import type { Getter } from 'jotai/vanilla';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { parseJson } from '../wire/json.ts';
import { RegionCookieSchema, ZipcodeCookieSchema } from './forced-place.schema.ts';

/** The names of the cookies of docs/specification.md#s3-region-cookies. */
export const REGION_COOKIE = 'setRegionForced';
export const ZIPCODE_COOKIE = 'setZipcodeForced';

/** Reads the cookies of a place that the shopper did not choose; an absent or corrupt one is undefined. */
export function readForcedCookies(get: Getter) {
  const cookies = get(cookiesAtom);
  return {
    region: parseJson(RegionCookieSchema, cookies.get(REGION_COOKIE)),
    zipcode: parseJson(ZipcodeCookieSchema, cookies.get(ZIPCODE_COOKIE)),
  };
}
