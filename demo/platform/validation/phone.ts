import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { CHARACTERS } from './characters.ts';
import type { Check } from './validation.types.ts';

function countryOf(code: string): CountryCode | undefined {
  return isSupportedCountry(code) ? code : undefined;
}

/** The number in the format `+48600700800`; undefined when it is not a valid number. */
export function internationalPhone(value: string, country: string): string | undefined {
  const defaultCountry = countryOf(country);
  const phone = parsePhoneNumberFromString(value, {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
  return phone?.isValid() ? phone.number : undefined;
}

/** A phone number of the country, or an international one that begins with `+` and its prefix. */
export const checkPhone: Check = (value, { code }) => {
  if (!CHARACTERS.phone.test(value)) return { code: 'illegal_characters_client_phone' };
  return internationalPhone(value, code) ? undefined : { code: 'incorect_phone' };
};

/** The phone number for the courier; may be empty. */
export const checkDeliveryPhone: Check = (value, { code }) => {
  if (!CHARACTERS.phone.test(value)) return { code: 'illegal_characters_delivery_phone' };
  const isFine = value === '' || internationalPhone(value, code) !== undefined;
  return isFine ? undefined : { code: 'incorect_phone' };
};
