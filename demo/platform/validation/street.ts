import { CHARACTERS, hasLetter } from './characters.ts';
import type { Check, Finding } from './validation.types.ts';

/** Countries that put the house number before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['FR', 'GB', 'IE', 'LU', 'MT', 'US']);
/** Words before a street name that may begin with a number itself: "ul. 3 Maja". */
const KIND_OF_STREET = /^(?:ul|al|pl|os|ulica|aleja|aleje|plac|osiedle)\.?\s+/iu;

function hasNumber(street: string, country: string): boolean {
  if (NUMBER_FIRST.has(country)) return /\p{Nd}/u.test(street);
  return /\p{L}.*\p{Nd}/u.test(street.replace(KIND_OF_STREET, ''));
}

function missingNumber(country: string): Finding {
  return { code: country === 'GB' ? 'no_street_number_uk' : 'no_street_number' };
}

/**
 * A street, a space and the house number. A number alone is no street. In countries that put the house
 * number last, the number at the start of a name such as "3 Maja" is not a house number.
 */
export const checkStreet: Check = (value, { code: country }) => {
  if (!CHARACTERS.street.test(value)) return { code: 'illegal_characters_client_street' };
  if (!hasLetter(value)) return { code: 'no_street' };
  return hasNumber(value, country) ? undefined : missingNumber(country);
};

/** The street of a delivery address, checked the same way. */
export const checkDeliveryStreet: Check = (value, { code: country }) => {
  if (!CHARACTERS.street.test(value)) return { code: 'illegal_characters_delivery_street' };
  if (!hasLetter(value)) return { code: 'no_delivery_street' };
  return hasNumber(value, country) ? undefined : missingNumber(country);
};
