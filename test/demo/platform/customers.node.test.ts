import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { updateAddress } from '../../../demo/platform/customers/address.ts';
import { currentCustomer } from '../../../demo/platform/customers/current.ts';
import { logIn, logOut } from '../../../demo/platform/customers/login.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { createSqliteStore } from '../../../demo/platform/stores/store-sqlite.ts';
import { createShopOver, DELIVERY, formWith, keepCookies } from './customers.fixtures.ts';
import { at, Visitor } from './platform.fixtures.ts';
import { foundOf, validation } from './validation.fixtures.ts';

const PASSWORD = 'tajne haslo';
const SESSION = 'shop_session';
const BASKET = '{ basket { summaryBasket { productsCount } } }';
const ADD = 'mutation { addProductsToBasket(ProductInput: [{id: 110}]) { status } }';

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') };

async function registered(createStore = createMemoryStore) {
  const shop = createShopOver(createStore());
  await shop.register();
  shop.visitor.cookies.clear();
  const enter = async (login: string, password: string) => {
    const context = shop.open();
    const result = await logIn({ login, password }, context);
    keepCookies(shop.visitor, context.visit.headers);
    return result;
  };
  return { ...shop, enter };
}

for (const [name, createStore] of Object.entries(stores)) {
  describe(`a customer in the ${name} store`, () => {
    it('logs in with the login or the e-mail address, and the password', async () => {
      const { enter, open, store } = await registered(createStore);
      for (const login of ['anna.k', ' ANNA.K ', 'anna@example.com', 'Anna@Example.COM']) {
        const result = await enter(login, PASSWORD);
        assert.equal(result.ok && result.customer.login, 'anna.k', login);
        assert.equal(open().visit.session().login, 'anna.k');
      }
      store.close();
    });

    it('is not let in with anything else', async () => {
      const { enter, open, store } = await registered(createStore);
      for (const [login, password] of [
        ['anna.k', 'tajne hasło'],
        ['anna.k', ''],
        ['anna.k', `${PASSWORD} `],
        ['ola', PASSWORD],
        ['', ''],
      ] as const) {
        assert.deepEqual(await enter(login, password), { ok: false, error: 'wrong_credentials' });
        assert.equal(open().visit.session().login, null);
      }
      store.close();
    });

    it('gets a new session with the basket; the old one is left with nothing', async () => {
      const { enter, visitor, platform, store } = await registered(createStore);
      await visitor.graphql(ADD);
      const planted = visitor.cookies.get(SESSION) ?? '';
      await enter('anna.k', PASSWORD);
      assert.notEqual(visitor.cookies.get(SESSION), planted);
      const count = 'data.basket.summaryBasket.productsCount';
      assert.equal(at(await visitor.graphql(BASKET), count), 1);
      const attacker = new Visitor(platform);
      attacker.cookies.set(SESSION, planted);
      const answer = await attacker.graphql(BASKET);
      assert.equal(at(answer, count), 0);
      assert.equal(store.session(planted)?.login, null);
      assert.equal(attacker.cookies.get(SESSION), planted, 'a late answer leaves the new cookie');
      store.close();
    });

    it('who logs in once more leaves no session behind that is logged in', async () => {
      const { enter, visitor, store } = await registered(createStore);
      await enter('anna.k', PASSWORD);
      const first = visitor.cookies.get(SESSION) ?? '';
      await enter('anna.k', PASSWORD);
      assert.equal(store.session(first)?.login, null);
      store.close();
    });

    it('changes the addresses', async () => {
      const { enter, open, store } = await registered(createStore);
      await enter('anna.k', PASSWORD);
      const form = formWith({
        ...DELIVERY,
        client_city: 'Kraków',
        client_email: 'x',
        client_login: 'y',
      });
      const result = updateAddress(form, open());
      assert.equal(result?.ok, true);
      const customer = currentCustomer(open());
      assert.equal(customer?.billing.city, 'Kraków');
      assert.equal(customer?.delivery?.city, 'Berlin');
      assert.equal(customer?.email, 'anna@example.com');
      assert.equal(customer?.login, 'anna.k');
      assert.equal((await enter('anna.k', PASSWORD)).ok, true);
      store.close();
    });
  });
}

describe('the addresses of a customer', () => {
  it('stay as they were when something is wrong', async () => {
    const { enter, open } = await registered();
    await enter('anna.k', PASSWORD);
    const result = updateAddress(formWith({ client_city: '', client_zipcode: '1' }), open('en'));
    assert.deepEqual(result, {
      ok: false,
      errors: {
        client_zipcode: [{ code: 'incorect_zipcode', detail: 'XX-XXX' }],
        client_city: [{ code: 'no_city' }],
      },
    });
    assert.equal(currentCustomer(open())?.billing.city, 'Warszawa');
  });

  it('are taken with the house number joined to the street, and without', async () => {
    const { enter, open } = await registered();
    await enter('anna.k', PASSWORD);
    for (const client_street of ['Nowa', 'Nowa 7']) {
      const changes = { client_street, client_street_number: '7', client_phone: '+48600700800' };
      assert.equal(updateAddress(formWith(changes), open())?.ok, true);
      const { street, streetNumber, phone } = currentCustomer(open())?.billing ?? {};
      assert.deepEqual([street, streetNumber, phone], ['Nowa', '7', '+48600700800']);
    }
  });

  it('are those of whoever is logged in', async () => {
    const { open, enter } = await registered();
    assert.equal(updateAddress(formWith(), open()), undefined);
    await enter('anna.k', PASSWORD);
    logOut(open());
    assert.equal(currentCustomer(open()), undefined);
    assert.equal(updateAddress(formWith(), open()), undefined);
  });

  it('are not those of a login that differs in the case of a letter', async () => {
    const { open } = await registered();
    open().visit.change({ login: 'Anna.K' });
    assert.equal(currentCustomer(open()), undefined);
  });
});

describe('the check of a login or an e-mail address', () => {
  const login = (value: string) => ({ access: { login: value } });

  it('proposes a login that is free, in a field of its own (S4)', async () => {
    const { visitor, register } = await registered();
    const propose = async (value: string) => {
      const answer = await visitor.graphql(`{ ${validation(login(value))} }`);
      return at(answer, 'data.validateClientData.clientProposedLogin');
    };
    assert.equal(await propose('anna.k'), 'anna.k1');
    assert.equal(await propose('Anna.K'), 'Anna.K1');
    await register({ client_login: 'anna.k1', client_email: 'b@example.com' });
    visitor.cookies.clear();
    assert.equal(await propose('anna.k'), 'anna.k2');
    const longest = 'x'.repeat(40);
    await register({ client_login: longest, client_email: 'c@example.com' });
    visitor.cookies.clear();
    assert.equal(await propose(longest), `${'x'.repeat(39)}1`);
    assert.equal(await propose('anna@example.com'), null);
    assert.deepEqual((await foundOf(visitor, [login('anna@example.com')]))[0], [
      { code: 'used_login', message: 'Podany login jest już zajęty' },
    ]);
  });

  it('counts logins that have a passkey alone', async () => {
    const { visitor, store } = await registered();
    store.saveCustomer({ login: 'ola', handle: 'h' });
    assert.deepEqual(await foundOf(visitor, [login('ola')]), [[]]);
    store.saveCredential({ id: 'c', login: 'ola', publicKey: '', counter: 0, transports: [] });
    const [found] = await foundOf(visitor, [login('Ola')]);
    assert.equal(found?.[0]?.code, 'login_taken_login_propose');
  });

  it('does not count what is the own', async () => {
    const { visitor, enter } = await registered();
    const email = validation({ data: { email: 'Anna@example.com' } });
    const exists = 'data.validateClientData.clientExists';
    assert.equal(at(await visitor.graphql(`{ ${email} }`), exists), true);
    await enter('anna.k', PASSWORD);
    assert.equal(at(await visitor.graphql(`{ ${email} }`), exists), false);
    assert.deepEqual(await foundOf(visitor, [login('anna.k'), login('anna@example.com')]), [
      [],
      [],
    ]);
  });
});
