import type { createVisitor } from './shop.ts';
import { ORIGIN } from './shop.ts';

/** A password that the shop accepts. */
export const PASSWORD = 'górska-sowa-7';

/** A valid registration of a person. */
export const PERSON: Readonly<Record<string, string>> = {
  client_type: 'person',
  client_firstname: 'Anna',
  client_lastname: 'Kowalska',
  client_region: '1143020003',
  client_street: 'Leśna',
  client_street_number: '7/2',
  client_zipcode: '34-500',
  client_city: 'Zakopane',
  client_phone_prefix: '+48',
  client_phone: '600 700 800',
  client_email: 'anna@example.com',
  client_login: 'anna.k',
  client_password: PASSWORD,
  client_password_repeat: PASSWORD,
  consent_terms: '1',
};

/** The additional fields of a company. */
export const COMPANY: Readonly<Record<string, string>> = {
  ...PERSON,
  client_type: 'company',
  client_firm: 'Świerk i Córka',
  client_nip: '7360000129',
};

/** A separate delivery address. */
export const DELIVERY: Readonly<Record<string, string>> = {
  delivery_elsewhere: '1',
  delivery_firstname: 'Ola',
  delivery_lastname: 'Nowak',
  delivery_region: '1143020143',
  delivery_street: 'Lange Straße',
  delivery_street_number: '5a',
  delivery_zipcode: '10115',
  delivery_city: 'Berlin',
};

/** Sends the registration form as a browser does: multipart, because of the file. */
export function sendRegistration(
  { send }: ReturnType<typeof createVisitor>,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('document', new File([], ''));
  return send('/client-new.php', { method: 'POST', headers: { origin: ORIGIN }, body });
}

/** The error beside an input of a page; undefined when there is none. */
export function errorAt(name: string, page: string): string | undefined {
  const input = new RegExp(`<(?:input|select)[^>]* id="${name}"[^>]*>`).exec(page)?.[0] ?? '';
  const isInvalid = /aria-invalid="true"/.test(input);
  const isDescribed = new RegExp(`aria-describedby="[^"]*\\b${name}-error"`).test(input);
  const line = new RegExp(`id="${name}-error">([^<]*)<`).exec(page)?.[1];
  return isInvalid && isDescribed ? line : undefined;
}
