import type { RegionCookie, ZipcodeCookie } from './region-modal.schema.ts';

export type ForcedMode = 'region' | 'zipcode' | 'regionAndZipcode';

/** The place that the shopper did not choose: codes as in the cookies, '' where they have none. */
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

/**
 * The forced place whose notice is due; undefined where no cookie asks for one
 * (docs/specification.md#s4-region-modal).
 */
export const forcedPlace = (...cookies: Cookies): ForcedPlace | undefined =>
  cookies.some((cookie) => cookie?.showModal) ? placeOf(...cookies) : undefined;

/** The place that is forced, also where the shopper knows of it; undefined where none is. */
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

/** The same text for the same forced place. */
export const placeKey = ({ country, zipcode }: ForcedPlace): string => `${country}|${zipcode}`;

/** The name of a country by its code; the code itself where it has none. */
export const countryName = (
  code: string,
  names: Readonly<Record<string, string>> | undefined,
): string => (names && Object.hasOwn(names, code) ? names[code] : undefined) ?? code;
