import type { RegionCookie, ZipcodeCookie } from './forced-region.schema.ts';

/** The cookies of a forced region. */
export interface ForcedCookies {
  readonly region: RegionCookie | undefined;
  readonly zipcode: ZipcodeCookie | undefined;
}

export type ForcedMode = 'region' | 'zipcode' | 'regionAndZipcode';

/** A forced region, with codes from the cookies; '' for a missing code. */
export interface ForcedRegion {
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

/** The region to show; undefined unless a cookie requests it (docs/specification.md#s4-region-modal). */
export const forcedRegion = (cookies: ForcedCookies): ForcedRegion | undefined =>
  cookies.region?.showModal || cookies.zipcode?.showModal ? regionIn(cookies) : undefined;

/** The forced region, even after the shopper has accepted it; undefined without one. */
export function knownRegion(cookies: ForcedCookies): ForcedRegion | undefined {
  const known = regionIn(cookies);
  return known.country || known.zipcode ? known : undefined;
}

function regionIn({ region, zipcode }: ForcedCookies): ForcedRegion {
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
export const regionKey = ({ country, zipcode }: ForcedRegion): string => `${country}|${zipcode}`;

/** The name of a country; its code when the name is unknown. */
export const countryName = (
  code: string,
  names: Readonly<Record<string, string>> | undefined,
): string => (names && Object.hasOwn(names, code) ? names[code] : undefined) ?? code;
