import { DEFAULT_REGION, type Region, regionById } from '../region/regions.ts';
import {
  checkDeliveryAdditional,
  checkDeliveryCity,
  checkDeliveryFirstname,
  checkDeliveryLastname,
} from '../validation/named.ts';
import { checkDeliveryPhone, internationalPhone } from '../validation/phone.ts';
import { checkDeliveryStreet } from '../validation/street.ts';
import type { Check } from '../validation/validation.types.ts';
import { checkDeliveryZipcode } from '../validation/zipcode.ts';
import { atStreet, streetAlone, streetText } from './billing-form.ts';
import type { DeliveryAddress } from './customer.types.ts';
import { type CustomerField, fieldText, type SubmittedForm } from './customer-fields.ts';
import { at, type FieldFinding } from './form-errors.ts';

const CHECKS: readonly (readonly [CustomerField, Check])[] = [
  ['delivery_firstname', checkDeliveryFirstname],
  ['delivery_lastname', checkDeliveryLastname],
  ['delivery_additional', checkDeliveryAdditional],
  ['delivery_zipcode', checkDeliveryZipcode],
  ['delivery_city', checkDeliveryCity],
  ['delivery_phone', checkDeliveryPhone],
];
/** The country is ignored because its select always has a value. */
const FILLED_BY_SHOPPER: readonly CustomerField[] = [
  ...CHECKS.map(([field]) => field),
  'delivery_street',
  'delivery_street_number',
];

/** Whether the shopper wants another address: they ticked the box or filled a field in. */
function hasDelivery(form: SubmittedForm): boolean {
  const isTicked = form.get('delivery_elsewhere') !== null;
  return isTicked || FILLED_BY_SHOPPER.some((field) => fieldText(form, field) !== '');
}

function regionIn(form: SubmittedForm): Region | undefined {
  return regionById(fieldText(form, 'delivery_region'));
}

/** The errors in the delivery address; none when all of its fields are empty. */
export function deliveryFindings(form: SubmittedForm): readonly FieldFinding[] {
  if (!hasDelivery(form)) return [];
  const chosen = regionIn(form);
  const region = chosen ?? DEFAULT_REGION;
  const street = streetText(
    fieldText(form, 'delivery_street'),
    fieldText(form, 'delivery_street_number'),
  );
  return [
    ...CHECKS.flatMap(([field, check]) => at(field, check(fieldText(form, field), region))),
    ...atStreet(checkDeliveryStreet(street, region), 'delivery'),
    ...at('delivery_region', chosen ? undefined : { code: 'incorect_delivery_region' }),
  ];
}

/** The delivery address of a valid form; null when it equals the billing address. */
export function deliveryFrom(form: SubmittedForm): DeliveryAddress | null {
  if (!hasDelivery(form)) return null;
  const region = regionIn(form) ?? DEFAULT_REGION;
  return {
    firstname: fieldText(form, 'delivery_firstname'),
    lastname: fieldText(form, 'delivery_lastname'),
    additional: fieldText(form, 'delivery_additional'),
    street: streetAlone(
      fieldText(form, 'delivery_street'),
      fieldText(form, 'delivery_street_number'),
    ),
    streetNumber: fieldText(form, 'delivery_street_number'),
    zipcode: fieldText(form, 'delivery_zipcode'),
    city: fieldText(form, 'delivery_city'),
    region: region.id,
    phone: internationalPhone(fieldText(form, 'delivery_phone'), region.code) ?? '',
  };
}
