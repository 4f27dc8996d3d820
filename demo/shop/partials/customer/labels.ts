import type { CustomerField } from '../../../platform/customers/customer-fields.ts';
import type { Texts } from '../../texts.ts';

type Words = Texts['customer'];
/** The keys of the texts that are strings. */
type Word = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/** The inputs in the order of the page, each with the key of its label. */
const LABELS: readonly (readonly [CustomerField, Word])[] = [
  ['client_type', 'buyer'],
  ['client_firm', 'firm'],
  ['client_nip', 'nip'],
  ['client_firstname', 'firstname'],
  ['client_lastname', 'lastname'],
  ['client_region', 'region'],
  ['client_street', 'street'],
  ['client_street_number', 'streetNumber'],
  ['client_zipcode', 'zipcode'],
  ['client_city', 'city'],
  ['client_phone_prefix', 'phonePrefix'],
  ['client_phone', 'phone'],
  ['client_email', 'email'],
  ['delivery_firstname', 'firstname'],
  ['delivery_lastname', 'lastname'],
  ['delivery_additional', 'additional'],
  ['delivery_region', 'region'],
  ['delivery_street', 'street'],
  ['delivery_street_number', 'streetNumber'],
  ['delivery_zipcode', 'zipcode'],
  ['delivery_city', 'city'],
  ['delivery_phone', 'deliveryPhone'],
  ['order_delivery', 'deliveryMethod'],
  ['order_payment', 'paymentMethod'],
  ['client_login', 'login'],
  ['client_password', 'password'],
  ['client_password_repeat', 'passwordRepeat'],
  ['birth_date', 'birthDate'],
  ['bank_account', 'bankAccount'],
  ['document', 'document'],
  ['consent_terms', 'consents'],
  ['consent_newsletter', 'newsletter'],
  ['consent_demo', 'consents'],
];
const WORDS: ReadonlyMap<CustomerField, Word> = new Map(LABELS);

/** The inputs of the customer's forms in the order of the page. */
export const FIELDS_IN_ORDER: readonly CustomerField[] = LABELS.map(([name]) => name);

/** The label of an input. */
export function labelOf(name: CustomerField, { customer }: Texts): string {
  const word = WORDS.get(name);
  return word === undefined ? name : customer[word];
}
