import { CHARACTERS, type Characters, hasLetter } from './characters.ts';
import type { ValidationCode } from './validation.messages.ts';
import type { Check } from './validation.types.ts';

/** The allowed characters and the error codes of a required text. */
interface NamedCodes {
  readonly characters: Characters;
  readonly missing: ValidationCode;
  readonly illegal: ValidationCode;
}

function named({ characters, missing, illegal }: NamedCodes): Check {
  return (value) => {
    if (value === '') return { code: missing };
    if (!CHARACTERS[characters].test(value)) return { code: illegal };
    return hasLetter(value) ? undefined : { code: 'invalid_format' };
  };
}

/** A first name. */
export const checkFirstname = named({
  characters: 'person',
  missing: 'no_firstname',
  illegal: 'illegal_characters_client_firstname',
});
/** A last name. */
export const checkLastname = named({
  characters: 'person',
  missing: 'no_name',
  illegal: 'illegal_characters_client_lastname',
});
/** The name of a company. */
export const checkFirm = named({
  characters: 'firm',
  missing: 'no_firmname',
  illegal: 'illegal_characters_client_firm',
});
/** A town or village. */
export const checkCity = named({
  characters: 'city',
  missing: 'no_city',
  illegal: 'illegal_characters_client_city',
});
/** The first name of the parcel's recipient. */
export const checkDeliveryFirstname = named({
  characters: 'person',
  missing: 'no_delivery_firstname',
  illegal: 'illegal_characters_delivery_firstname',
});
/** The last name of the parcel's recipient. */
export const checkDeliveryLastname = named({
  characters: 'person',
  missing: 'no_delivery_lastname',
  illegal: 'illegal_characters_delivery_lastname',
});
/** The town or village of a delivery address. */
export const checkDeliveryCity = named({
  characters: 'city',
  missing: 'no_delivery_city',
  illegal: 'illegal_characters_delivery_city',
});

/** Another line for the parcel's label; may be empty. */
export const checkDeliveryAdditional: Check = (value) =>
  CHARACTERS.firm.test(value) ? undefined : { code: 'illegal_characters_delivery_additional' };
