import type { RegionCookie, ZipcodeCookie } from './forced-place.schema.ts';

export type ForcedMode = 'region' | 'zipcode' | 'regionAndZipcode';

/** A forced region, with codes from the cookies; '' for a missing code. */
export interface ForcedPlace {
  readonly mode: ForcedMode;
  readonly country: string;
  readonly defaultCountry: string;
  readonly zipcode: string;
  readonly defaultZipcode: string;
}

function chooseMode(country: string, zipcode: string): ForcedMode {
  if (!zipcode) return 'region';
  return country ? 'regionAndZipcode' : 'zipcode';
}

type Cookies = [region: RegionCookie | undefined, zipcode: ZipcodeCookie | undefined];

/** The region to show; undefined unless a cookie requests it (docs/specification.md#s4-region-modal). */
export const forcedPlace = (...cookies: Cookies): ForcedPlace | undefined =>
  cookies.some((cookie) => cookie?.showModal) ? placeOf(...cookies) : undefined;

/** The forced region, even after the shopper has accepted it; undefined without one. */
export function knownPlace(...cookies: Cookies): ForcedPlace | undefined {
  const place = placeOf(...cookies);
  return place.country || place.zipcode ? place : undefined;
}

function placeOf(...[region, zipcode]: Cookies): ForcedPlace {
  const country = region?.currentCountry ?? '';
  const code = zipcode?.currentZipcode ?? '';
  return {
    mode: chooseMode(country, code),
    country,
    defaultCountry: region?.defaultCountry ?? '',
    zipcode: code,
    defaultZipcode: zipcode?.defaultZipcode ?? '',
  };
}

/** A key that identifies a forced region. */
export const placeKey = ({ country, zipcode }: ForcedPlace): string => `${country}|${zipcode}`;

/** The name of a country; its code when the name is unknown. */
export const countryName = (
  code: string,
  names: Readonly<Record<string, string>> | undefined,
): string => (names && Object.hasOwn(names, code) ? names[code] : undefined) ?? code;
