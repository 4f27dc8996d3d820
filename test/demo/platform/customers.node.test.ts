import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormResult } from '../../../demo/platform/customers/customer.types.ts';
import { logIn } from '../../../demo/platform/customers/login.ts';
import { registerCustomer } from '../../../demo/platform/customers/register.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { sentenceOf } from '../../../demo/platform/validation/message.ts';
import { createShopOver, DELIVERY, FORM, formWith, keepCookies } from './customers.fixtures.ts';
import { at, Visitor } from './platform.fixtures.ts';
import { foundOf, validation } from './validation.fixtures.ts';

const SESSION = 'shop_session';
const COMPANY = { client_type: 'company', client_firm: '', client_nip: '1' };

/** The error code of each input. */
function codesIn(result: FormResult): Record<string, string | undefined> {
  if (result.ok) return {};
  const fields = Object.entries(result.errors);
  return Object.fromEntries(fields.map(([field, [first]]) => [field, first?.code]));
}

const createShop = () => createShopOver(createMemoryStore());

async function registered() {
  const shop = createShop();
  await shop.register();
  shop.visitor.cookies.clear();
  const enter = async (login: string, password = FORM.client_password) => {
    const context = shop.open();
    const result = await logIn({ login, password }, context);
    keepCookies(shop.visitor, context.visit.headers);
    return result;
  };
  return { ...shop, enter };
}

describe('a login', () => {
  it('starts a new session with the basket, and ends the old one', async () => {
    const { enter, visitor, platform, store } = await registered();
    await visitor.graphql('mutation { addProductsToBasket(ProductInput: [{id: 110}]) { status } }');
    const planted = visitor.cookies.get(SESSION) ?? '';
    const { ok } = await enter('anna.k');
    assert.ok(ok);
    assert.notEqual(visitor.cookies.get(SESSION), planted);
    const attacker = new Visitor(platform);
    attacker.cookies.set(SESSION, planted);
    const countOf = async (owner: Visitor) =>
      at(await owner.graphql('{ basket { products { id } } }'), 'data.basket.products.0.id');
    assert.deepEqual([await countOf(visitor), await countOf(attacker)], [110, undefined]);
    assert.equal(store.session(planted)?.login, null);
  });

  for (const [login, password] of [
    ['anna.k', 'tajne hasło'],
    ['anna.k', `${FORM.client_password} `],
    ['ola', FORM.client_password],
    ['', ''],
  ] as const) {
    it(`refuses "${login}" with "${password}"`, async () => {
      const { enter, open } = await registered();
      assert.deepEqual(await enter(login, password), { ok: false, error: 'wrong_credentials' });
      assert.equal(open().visit.session().login, null);
    });
  }
});

describe('a registration', () => {
  it('of an empty form has an error for each required input', async () => {
    const { open } = createShop();
    assert.deepEqual(codesIn(await registerCustomer(new URLSearchParams(), open())), {
      client_firstname: 'no_firstname',
      client_lastname: 'no_name',
      client_street: 'no_street',
      client_zipcode: 'incorect_zipcode',
      client_city: 'no_city',
      client_region: 'incorrect_region',
      client_phone: 'incorect_phone',
      client_email: 'incorect_email',
      client_login: 'no_login',
      client_password: 'no_password',
      consent_terms: 'mandatory_field',
    });
  });

  for (const [changes, codes] of [
    [COMPANY, { client_firm: 'no_firmname', client_nip: 'incorect_nip' }],
    [
      { delivery_city: 'Berlin' },
      {
        delivery_firstname: 'no_delivery_firstname',
        delivery_lastname: 'no_delivery_lastname',
        delivery_street: 'no_delivery_street',
        delivery_zipcode: 'incorect_delivery_zipcode',
        delivery_region: 'incorect_delivery_region',
      },
    ],
    [
      { ...DELIVERY, delivery_additional: '<', delivery_phone: 'x' },
      {
        delivery_additional: 'illegal_characters_delivery_additional',
        delivery_phone: 'illegal_characters_delivery_phone',
      },
    ],
    [{ ...DELIVERY, delivery_street_number: '' }, { delivery_street_number: 'no_street_number' }],
  ] as const) {
    it(`has the errors ${Object.values(codes).join(', ')}`, async () => {
      assert.deepEqual(codesIn(await createShop().register(changes)), codes);
    });
  }

  it('needs a new login and a new e-mail address, even at the same moment', async () => {
    const shop = createShop();
    const results = await Promise.all([
      registerCustomer(formWith(), shop.open()),
      registerCustomer(formWith({ client_email: 'ola@example.com' }), shop.open()),
    ]);
    const lost = results.find(({ ok }) => !ok);
    assert.deepEqual(lost && codesIn(lost), { client_login: 'used_login' });
    const again = {
      client_login: 'ANNA.K',
      client_email: shop.store.account('anna.k')?.email ?? '',
    };
    assert.deepEqual(codesIn(await shop.register(again)), {
      client_login: 'login_taken_login_propose',
      client_email: 'client_exists',
    });
  });

  it('reports errors in whole sentences of the language of the visit', async () => {
    const { register } = await registered();
    for (const [lang, zipcode, login] of [
      [
        'pl',
        'Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX',
        'Podany login jest już zajęty. Proponowany login: anna.k1',
      ],
      [
        'en',
        'Incorrectly typed postal code. Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]: XX-XXX',
        'This login is already taken. Proposed login: anna.k1',
      ],
    ] as const) {
      const result = await register({ client_zipcode: '1' }, lang);
      assert.ok(!result.ok);
      const { client_zipcode, client_login } = result.errors;
      const sentences = [client_zipcode, client_login].map((findings) =>
        findings?.map((finding) => sentenceOf(finding, lang)).at(0),
      );
      assert.deepEqual(sentences, [zipcode, login]);
    }
  });
});

describe('the check of a login or an e-mail address', () => {
  const login = (value: string) => ({ access: { login: value } });

  it('proposes a free login in a separate field (S4)', async () => {
    const { visitor, register } = await registered();
    const propose = async (value: string) => {
      const answer = await visitor.graphql(`{ ${validation(login(value))} }`);
      return at(answer, 'data.validateClientData.clientProposedLogin');
    };
    assert.equal(await propose('Anna.K'), 'Anna.K1');
    await register({ client_login: 'anna.k1', client_email: 'b@example.com' });
    visitor.cookies.clear();
    assert.equal(await propose('anna.k'), 'anna.k2');
    assert.equal(await propose('anna@example.com'), null);
    assert.deepEqual((await foundOf(visitor, [login('anna@example.com')]))[0], [
      { code: 'used_login', message: 'Podany login jest już zajęty' },
    ]);
  });

  it('ignores the account of the visitor', async () => {
    const { visitor, enter } = await registered();
    const query = `{ ${validation({ data: { email: 'Anna@example.com' } })} }`;
    const exists = 'data.validateClientData.clientExists';
    assert.equal(at(await visitor.graphql(query), exists), true);
    await enter('anna.k');
    assert.equal(at(await visitor.graphql(query), exists), false);
    assert.deepEqual(await foundOf(visitor, [login('anna.k')]), [[]]);
  });
});
