import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import { registerCustomer } from '../../../demo/platform/customers/register.ts';
import type { CallContext } from '../../../demo/platform/graphql/root-field.ts';
import { headerCookies } from '../../../demo/platform/http/cookies.ts';
import type { Shop } from '../../../demo/platform/shop.ts';
import type { Store } from '../../../demo/platform/stores/store.ts';
import { createTestPlatform, SHOP_ORIGIN, Visitor } from './platform.fixtures.ts';

/** A valid registration form. */
export const FORM = {
  client_type: 'person',
  client_firstname: 'Anna',
  client_lastname: 'Kowalska',
  client_street: 'Długa',
  client_street_number: '5/7',
  client_zipcode: '00-238',
  client_city: 'Warszawa',
  client_region: '1143020003',
  client_phone_prefix: '+48',
  client_phone: '600 700 800',
  client_email: 'anna@example.com',
  client_login: 'anna.k',
  client_password: 'tajne haslo',
  client_password_repeat: 'tajne haslo',
  consent_terms: '1',
};

/** The delivery part of a form. */
export const DELIVERY = {
  delivery_firstname: 'Jan',
  delivery_lastname: 'Nowak',
  delivery_additional: 'Świt sp. z o.o., II piętro',
  delivery_street: 'Hauptstraße',
  delivery_street_number: '12',
  delivery_zipcode: '10115',
  delivery_city: 'Berlin',
  delivery_region: '1143020143',
  delivery_phone: '030 901820',
};

/** The valid form with some inputs changed. */
export function formWith(changes: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({ ...FORM, ...changes });
}

/** A shop over a store, and one visitor whose requests carry their cookies. */
export function createShopOver(store: Store) {
  const { platform, clock } = createTestPlatform({ store });
  let tokens = 0;
  const shop: Shop = {
    store,
    catalogue: createCatalogue(),
    cookies: headerCookies,
    ...platform.records,
    now: () => clock.now,
    token: () => `token-${++tokens}`,
  };
  const visitor = new Visitor(platform);
  const open = (lang = 'pl'): CallContext => {
    const request = visitor.request(`${SHOP_ORIGIN}/?lang=${lang}`, { method: 'GET' });
    const visit = platform.visit(request);
    keepCookies(visitor, visit.headers);
    return { shop, visit };
  };
  const register = async (changes: Readonly<Record<string, string>> = {}, lang = 'pl') => {
    const context = open(lang);
    const result = await registerCustomer(formWith(changes), context);
    keepCookies(visitor, context.visit.headers);
    return result;
  };
  return { platform, store, shop, visitor, open, register, clock };
}

/** Stores the cookies of a response in a visitor's browser. */
export function keepCookies({ cookies }: Visitor, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
}
