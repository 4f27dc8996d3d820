import { DEFAULT_REGION, type Region, regionById } from '../region/regions.ts';
import { checkCity, checkFirm, checkFirstname, checkLastname } from '../validation/named.ts';
import { checkPhone, internationalPhone } from '../validation/phone.ts';
import { checkStreet } from '../validation/street.ts';
import { checkTaxNumber } from '../validation/tax/tax-number.ts';
import type { Check, Finding } from '../validation/validation.types.ts';
import { checkZipcode } from '../validation/zipcode.ts';
import type { BillingAddress, ClientType } from './customer.types.ts';
import { type CustomerField, fieldText, type SubmittedForm } from './customer-fields.ts';
import { at, type FieldFinding } from './form-errors.ts';

const PERSON_CHECKS: readonly (readonly [CustomerField, Check])[] = [
  ['client_firstname', checkFirstname],
  ['client_lastname', checkLastname],
  ['client_zipcode', checkZipcode],
  ['client_city', checkCity],
];
const COMPANY_CHECKS: readonly (readonly [CustomerField, Check])[] = [
  ...PERSON_CHECKS,
  ['client_firm', checkFirm],
  ['client_nip', checkTaxNumber],
];

/** The kind of buyer that the form names; a person when it names none. */
export function clientTypeIn(form: SubmittedForm): ClientType {
  return fieldText(form, 'client_type') === 'company' ? 'company' : 'person';
}

/** The phone number with the chosen prefix, unless the number already has one. */
function phoneText(form: SubmittedForm): string {
  const number = fieldText(form, 'client_phone');
  return number.startsWith('+') ? number : fieldText(form, 'client_phone_prefix') + number;
}

/** The street without the house number; a form sent by a script joins the two. */
export function streetAlone(street: string, houseNumber: string): string {
  const end = ` ${houseNumber}`;
  return houseNumber && street.endsWith(end) ? street.slice(0, -end.length) : street;
}

/** The street, a space and the house number. */
export function streetText(street: string, houseNumber: string): string {
  return `${streetAlone(street, houseNumber)} ${houseNumber}`.trim();
}

/** Reports an error of the street at the street's input, or at the house number's when only that is missing. */
export function atStreet(finding: Finding | undefined, part: 'client' | 'delivery') {
  const isNumber = finding?.code.startsWith('no_street_number');
  return at(isNumber ? `${part}_street_number` : `${part}_street`, finding);
}

function regionIn(form: SubmittedForm): Region | undefined {
  return regionById(fieldText(form, 'client_region'));
}

/** The errors in the billing address; without a country, the rules of the home country apply. */
export function billingFindings(form: SubmittedForm): readonly FieldFinding[] {
  const chosen = regionIn(form);
  const region = chosen ?? DEFAULT_REGION;
  const checks = clientTypeIn(form) === 'company' ? COMPANY_CHECKS : PERSON_CHECKS;
  const street = streetText(
    fieldText(form, 'client_street'),
    fieldText(form, 'client_street_number'),
  );
  return [
    ...checks.flatMap(([field, check]) => at(field, check(fieldText(form, field), region))),
    ...atStreet(checkStreet(street, region), 'client'),
    ...at('client_region', chosen ? undefined : { code: 'incorrect_region' }),
    ...at('client_phone', checkPhone(phoneText(form), region)),
  ];
}

/** The billing address of a valid form. */
export function billingFrom(form: SubmittedForm): BillingAddress {
  const region = regionIn(form) ?? DEFAULT_REGION;
  const isCompany = clientTypeIn(form) === 'company';
  return {
    firstname: fieldText(form, 'client_firstname'),
    lastname: fieldText(form, 'client_lastname'),
    firm: isCompany ? fieldText(form, 'client_firm') : '',
    nip: isCompany ? fieldText(form, 'client_nip') : '',
    street: streetAlone(fieldText(form, 'client_street'), fieldText(form, 'client_street_number')),
    streetNumber: fieldText(form, 'client_street_number'),
    zipcode: fieldText(form, 'client_zipcode'),
    city: fieldText(form, 'client_city'),
    region: region.id,
    phone: internationalPhone(phoneText(form), region.code) ?? '',
  };
}
