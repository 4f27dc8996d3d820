import type { FormFields } from './keyboard-form.ts';

/** A made-up password that the shop accepts. */
export const PASSWORD = 'górska-sowa-7';

/** The login of a customer who is already registered. */
export const TAKEN_LOGIN = 'halina';

/** The required fields of a person, all valid. */
export function personNamed(login: string): FormFields {
  return {
    client_firstname: 'Anna',
    client_lastname: 'Kowalska',
    client_street: 'Leśna',
    client_street_number: '7/2',
    client_zipcode: '34-500',
    client_city: 'Zakopane',
    client_phone: '600700800',
    client_email: `${login.replace(/@.*/, '')}@example.com`,
    client_login: login,
    client_password: PASSWORD,
    client_password_repeat: PASSWORD,
  };
}

/** Registers a customer without a browser. */
export async function registerAt(origin: string, login: string): Promise<void> {
  const body = new FormData();
  const fields = {
    client_type: 'person',
    client_region: '1143020003',
    client_phone_prefix: '+48',
    consent_terms: '1',
    ...personNamed(login),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { origin };
  const address = `${origin}/client-new.php`;
  const { status } = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' });
  if (status !== 303) throw new Error(`${login} could not be registered: ${status}`);
}
