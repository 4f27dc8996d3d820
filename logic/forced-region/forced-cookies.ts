import type { Getter } from 'jotai/vanilla';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { parseJson } from '../wire/json.ts';
import type { ForcedCookies } from './forced-region.model.ts';
import { RegionCookieSchema, ZipcodeCookieSchema } from './forced-region.schema.ts';

/** The names of the cookies of docs/specification.md#s3-region-cookies. */
export const REGION_COOKIE = 'setRegionForced';
export const ZIPCODE_COOKIE = 'setZipcodeForced';

/** Reads the cookies of a forced region; undefined if absent or corrupt. */
export function readForcedCookies(get: Getter): ForcedCookies {
  const cookies = get(cookiesAtom);
  return {
    region: parseJson(RegionCookieSchema, cookies.get(REGION_COOKIE)),
    zipcode: parseJson(ZipcodeCookieSchema, cookies.get(ZIPCODE_COOKIE)),
  };
}
