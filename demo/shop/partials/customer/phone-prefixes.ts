import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { REGIONS, type Region } from '../../../platform/region/regions.ts';

/** The calling code of a country, like `+48`. */
export function phonePrefix({ code }: Region): string {
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : '';
}

/** The calling codes of all delivery countries, in the order of the countries. */
export const PHONE_PREFIXES: readonly string[] = [...new Set(REGIONS.map(phonePrefix))].filter(
  (prefix) => prefix !== '',
);
