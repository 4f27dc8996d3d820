import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Account } from '../../../demo/platform/customers/account.types.ts';
import { DEFAULT_SETTINGS } from '../../../demo/platform/settings/settings.ts';
import type { Challenge, Session, Token } from '../../../demo/platform/stores/store.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { createSqliteStore } from '../../../demo/platform/stores/store-sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-store-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const session = (id: string, createdAt = 1000): Session => ({
  id,
  createdAt,
  login: null,
  settings: DEFAULT_SETTINGS,
  tracking: [],
});
const line = (productId: number, quantity: number, sizeId = 'uniw') => ({
  productId,
  sizeId,
  quantity,
});
const challenge: Challenge = {
  value: 'c1',
  kind: 'login',
  session: 'a1',
  domain: 'localhost',
  login: '',
  token: '',
  expiresAt: 500,
};
const token: Token = { value: 't1', kind: 'login', login: 'anna', expiresAt: 500 };
const account: Account = {
  login: 'Anna.K',
  email: 'Anna@Żółw.pl',
  type: 'company',
  billing: {
    firstname: 'Anna',
    lastname: 'Kowalska',
    firm: 'Świt',
    nip: '5260250274',
    street: 'Długa',
    streetNumber: '5',
    zipcode: '00-238',
    city: 'Warszawa',
    region: '1143020003',
    phone: '+48600700800',
  },
  delivery: {
    firstname: 'Jan',
    lastname: 'Nowak',
    additional: '',
    street: 'Krótka',
    streetNumber: '1',
    zipcode: '00-239',
    city: 'Warszawa',
    region: '1143020003',
    phone: '',
  },
  birthDate: '1990-05-17',
  bankAccount: '',
  newsletter: true,
  document: { name: 'odpis.pdf', size: 5, type: 'application/pdf' },
  registeredAt: 1000,
  password: { salt: 'AA', hash: 'BB', iterations: 1 },
};
const passkey = {
  id: 'k1',
  login: 'anna',
  publicKey: 'AAAA',
  counter: 1,
  transports: ['internal'],
};

const stores = {
  memory: createMemoryStore,
  sqlite: () => createSqliteStore(':memory:'),
};

for (const [name, createStore] of Object.entries(stores)) {
  describe(`the ${name} store`, () => {
    it('keeps sessions and replaces them whole', () => {
      const store = createStore();
      assert.equal(store.session('s1'), undefined);
      store.saveSession(session('s1'));
      const changed = {
        ...session('s1'),
        login: 'anna',
        tracking: ['x'],
        settings: {
          ...DEFAULT_SETTINGS,
          calls: { search: { latencyMs: 5, failure: 'html' as const } },
        },
      };
      store.saveSession(changed);
      assert.deepEqual(store.session('s1'), changed);
      store.close();
    });

    it('keeps basket lines apart by session and size, oldest first', () => {
      const store = createStore();
      store.saveSession(session('s1'));
      store.saveSession(session('s2'));
      store.saveBasketLine('s1', line(2, 1));
      store.saveBasketLine('s1', line(1, 0.5, 'M'));
      store.saveBasketLine('s1', line(1, 2, 'L'));
      store.saveBasketLine('s2', line(2, 9));
      store.saveBasketLine('s1', line(2, 4));
      store.saveSession(session('s1'));
      assert.deepEqual(store.basket('s1'), [line(2, 4), line(1, 0.5, 'M'), line(1, 2, 'L')]);
      store.saveBasketLine('s1', { ...line(1, 2, 'L'), subscription: 30 });
      store.saveBasketLine('s1', line(1, 0, 'M'));
      assert.deepEqual(store.basket('s1'), [line(2, 4), { ...line(1, 2, 'L'), subscription: 30 }]);
      assert.deepEqual(store.basket('s2'), [line(2, 9)]);
      assert.deepEqual(store.basket('nobody'), []);
      store.close();
    });

    it('keeps shopping lists apart by owner, oldest first', () => {
      const store = createStore();
      const list = { owner: 'a', name: 'Dom', isPublic: false, products: [] };
      const ids = [
        store.addList(list),
        store.addList({ ...list, owner: 'b' }),
        store.addList(list),
      ];
      const [first = 0, second = 0, third = 0] = ids;
      assert.equal(new Set(ids).size, 3);
      const full = { ...list, id: first, isPublic: true, products: [{ productId: 1, sizeId: '' }] };
      store.replaceList(full);
      assert.deepEqual(store.listsOf('a'), [full, { ...list, id: third }]);
      assert.deepEqual(store.list(second), { ...list, owner: 'b', id: second });
      store.replaceList({ ...full, owner: 'b' });
      assert.deepEqual(
        store.listsOf('b').map(({ id }) => id),
        [first, second],
      );
      store.dropList(first);
      assert.equal(store.list(first), undefined);
      assert.deepEqual(store.listsOf('nobody'), []);
      store.close();
    });

    it('forgets old sessions with their lists, and keeps those of customers', () => {
      const store = createStore();
      store.saveSession(session('old', 1));
      store.saveSession(session('new', 2));
      const list = { name: 'Dom', isPublic: false, products: [] };
      const owners = ['session:old', 'session:new', 'login:old'];
      const ids = owners.map((owner) => store.addList({ ...list, owner }));
      store.dropSessionsBefore(2);
      assert.deepEqual(
        ids.map((id) => store.list(id)?.owner),
        [undefined, 'session:new', 'login:old'],
      );
      store.close();
    });

    it('forgets old sessions with their baskets', () => {
      const store = createStore();
      store.saveSession(session('old', 1));
      store.saveSession(session('new', 2));
      store.saveBasketLine('old', line(1, 1));
      store.saveBasketLine('new', line(1, 1));
      store.dropSessionsBefore(2);
      assert.equal(store.session('old'), undefined);
      assert.deepEqual(store.basket('old'), []);
      assert.equal(store.basket('new').length, 1);
      store.close();
    });

    it('keeps customers and their passkeys', () => {
      const store = createStore();
      store.saveCustomer({ login: 'anna', handle: 'h1' });
      store.saveCustomer({ login: 'jan', handle: 'h2' });
      store.saveCredential(passkey);
      store.saveCredential({ ...passkey, counter: 7 });
      assert.deepEqual(store.customer('anna'), { login: 'anna', handle: 'h1' });
      assert.equal(store.customer('ola'), undefined);
      assert.deepEqual(store.credential('k1'), { ...passkey, counter: 7 });
      assert.deepEqual(store.credentialsOf('anna'), [{ ...passkey, counter: 7 }]);
      assert.deepEqual(store.credentialsOf('jan'), []);
      store.close();
    });

    it('keeps accounts, found in any case of letters', () => {
      const store = createStore();
      assert.equal(store.addAccount(account), true);
      assert.deepEqual(store.account('anna.k'), account);
      assert.deepEqual(store.accountByEmail('ANNA@ŻÓŁW.PL'), account);
      assert.equal(store.account('anna'), undefined);
      assert.equal(store.accountByEmail('Anna.K'), undefined);
      const moved = { ...account, delivery: null, document: null, email: 'a@example.com' };
      store.replaceAccount(moved);
      assert.deepEqual(store.account('Anna.K'), moved);
      assert.equal(store.accountByEmail(account.email), undefined);
      store.close();
    });

    it('adds no account with the login or the e-mail address of another', () => {
      const store = createStore();
      store.addAccount(account);
      assert.equal(store.addAccount({ ...account, login: 'ANNA.K', email: 'b@b.pl' }), false);
      assert.equal(store.addAccount({ ...account, login: 'ola', email: 'anna@żółw.pl' }), false);
      assert.equal(store.account('ola'), undefined);
      assert.deepEqual(store.account('anna.k'), account);
      assert.equal(store.addAccount({ ...account, login: 'ola', email: 'b@b.pl' }), true);
      store.close();
    });

    it('gives the basket of one session to another', () => {
      const store = createStore();
      for (const id of ['s1', 's2', 's3']) store.saveSession(session(id));
      store.saveBasketLine('s1', line(1, 1));
      store.saveBasketLine('s1', line(2, 2));
      store.moveBasket('s1', 's2');
      store.moveBasket('s3', 's2');
      assert.deepEqual(store.basket('s1'), []);
      assert.deepEqual(store.basket('s2'), [line(1, 1), line(2, 2)]);
      store.close();
    });

    it('forgets the tokens of a login', () => {
      const store = createStore();
      store.saveToken({ ...token, login: 'Anna' });
      store.saveToken({ ...token, kind: 'registration' });
      store.saveToken({ ...token, value: 't2', login: 'ola' });
      store.dropTokensOf('anna');
      assert.equal(store.token('login', 't1'), undefined);
      assert.equal(store.token('registration', 't1'), undefined);
      assert.equal(store.token('login', 't2')?.login, 'ola');
      store.close();
    });

    it('gives a challenge once', () => {
      const store = createStore();
      store.saveChallenge(challenge);
      assert.deepEqual(store.takeChallenge('c1'), challenge);
      assert.equal(store.takeChallenge('c1'), undefined);
      store.close();
    });

    it('shows a token until it is taken, each kind for itself', () => {
      const store = createStore();
      store.saveToken(token);
      assert.equal(store.takeToken('registration', 't1'), undefined);
      assert.deepEqual(store.token('login', 't1'), token);
      assert.deepEqual(store.takeToken('login', 't1'), token);
      assert.equal(store.token('login', 't1'), undefined);
      assert.equal(store.takeToken('login', 't1'), undefined);
      store.close();
    });

    it('forgets challenges and tokens that expired', () => {
      const store = createStore();
      store.saveChallenge(challenge);
      store.saveToken(token);
      store.saveToken({ ...token, value: 't2', expiresAt: 900 });
      store.dropExpired(501);
      assert.equal(store.takeChallenge('c1'), undefined);
      assert.equal(store.token('login', 't1'), undefined);
      assert.equal(store.token('login', 't2')?.login, 'anna');
      store.close();
    });
  });
}

it('a SQLite file keeps everything over a restart', () => {
  const file = join(folder, 'shop.sqlite');
  const before = createSqliteStore(file);
  before.saveSession({ ...session('s1'), login: 'anna' });
  before.saveBasketLine('s1', line(1, 3));
  before.saveCustomer({ login: 'anna', handle: 'h1' });
  before.saveCredential(passkey);
  before.saveToken(token);
  before.addAccount(account);
  before.close();
  const again = createSqliteStore(file);
  assert.equal(again.session('s1')?.login, 'anna');
  assert.deepEqual(again.basket('s1'), [line(1, 3)]);
  assert.deepEqual(again.credentialsOf('anna'), [passkey]);
  assert.deepEqual(again.takeToken('login', 't1'), token);
  assert.deepEqual(again.account('anna.k'), account);
  again.close();
});
