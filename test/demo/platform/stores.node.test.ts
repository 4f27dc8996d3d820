import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Account } from '../../../demo/platform/customers/account.types.ts';
import { DEFAULT_SETTINGS } from '../../../demo/platform/settings/settings.ts';
import type { Challenge, Session, Store, Token } from '../../../demo/platform/stores/store.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { createSqliteStore } from '../../../demo/platform/stores/store-sqlite.ts';

const session = (id: string, createdAt = 1000): Session => ({
  id,
  createdAt,
  login: null,
  settings: DEFAULT_SETTINGS,
  rebateCode: '',
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
const address = {
  firstname: 'Anna',
  lastname: 'Kowalska',
  street: 'Długa',
  streetNumber: '5',
  zipcode: '00-238',
  city: 'Warszawa',
  region: '1143020003',
  phone: '',
};
const account: Account = {
  login: 'Anna.K',
  email: 'Anna@Żółw.pl',
  type: 'company',
  billing: { ...address, firm: 'Świt', nip: '5260250274' },
  delivery: { ...address, additional: '' },
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

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') };

for (const [name, createStore] of Object.entries(stores)) {
  describe(`the ${name} store`, () => {
    let store: Store;
    beforeEach(() => {
      store = createStore();
    });
    afterEach(() => store.close());

    it('stores basket lines by session and size, in the order of adding', () => {
      store.saveSession(session('s1'));
      store.saveSession(session('s2'));
      for (const item of [line(2, 1), line(1, 0.5, 'M'), line(1, 2, 'L'), line(2, 4)]) {
        store.saveBasketLine('s1', item);
      }
      assert.deepEqual(store.basket('s1'), [line(2, 4), line(1, 0.5, 'M'), line(1, 2, 'L')]);
      store.saveBasketLine('s1', line(1, 0, 'M'));
      store.moveBasket('s1', 's2');
      assert.deepEqual(store.basket('s1'), []);
      assert.deepEqual(store.basket('s2'), [line(2, 4), line(1, 2, 'L')]);
    });

    it('drops old sessions with their baskets and lists', () => {
      const list = { name: 'Dom', isPublic: false, products: [] };
      store.saveSession(session('old', 1));
      store.saveSession(session('new', 2));
      store.saveBasketLine('old', line(1, 1));
      const owners = ['session:old', 'session:new', 'login:old'];
      const ids = owners.map((owner) => store.addList({ ...list, owner }));
      store.dropSessionsBefore(2);
      assert.deepEqual([store.session('old'), store.session('new')?.id], [undefined, 'new']);
      assert.deepEqual(store.basket('old'), []);
      const left = ids.map((id) => store.list(id)?.owner);
      assert.deepEqual(left, [undefined, 'session:new', 'login:old']);
    });

    it('stores shopping lists by owner, in the order of adding', () => {
      const list = { owner: 'a', name: 'Dom', isPublic: false, products: [] };
      const [first = 0, second = 0, third = 0] = [list, { ...list, owner: 'b' }, list].map((each) =>
        store.addList(each),
      );
      const full = { ...list, id: first, isPublic: true, products: [{ productId: 1, sizeId: '' }] };
      store.replaceList(full);
      assert.deepEqual(store.listsOf('a'), [full, { ...list, id: third }]);
      assert.deepEqual(store.list(second), { ...list, owner: 'b', id: second });
      store.dropList(first);
      assert.equal(store.list(first), undefined);
    });

    it('stores passkeys by login', () => {
      store.saveCustomer({ login: 'anna', handle: 'h1' });
      store.saveCredential(passkey);
      store.saveCredential({ ...passkey, counter: 7 });
      assert.deepEqual(store.customer('anna'), { login: 'anna', handle: 'h1' });
      assert.deepEqual(store.credential('k1'), { ...passkey, counter: 7 });
      assert.deepEqual(store.credentialsOf('anna'), [{ ...passkey, counter: 7 }]);
    });

    it('finds accounts by login and e-mail address, ignoring case', () => {
      assert.equal(store.addAccount(account), true);
      assert.equal(store.addAccount({ ...account, login: 'ANNA.K', email: 'b@b.pl' }), false);
      assert.equal(store.addAccount({ ...account, login: 'ola', email: 'anna@żółw.pl' }), false);
      assert.deepEqual(store.account('anna.k'), account);
      assert.deepEqual(store.accountByEmail('ANNA@ŻÓŁW.PL'), account);
      const moved = { ...account, delivery: null, document: null, email: 'a@example.com' };
      store.replaceAccount(moved);
      assert.deepEqual(store.account('Anna.K'), moved);
      assert.equal(store.accountByEmail(account.email), undefined);
    });

    it('returns challenges and tokens once, until they expire', () => {
      store.saveChallenge(challenge);
      assert.deepEqual(store.takeChallenge('c1'), challenge);
      assert.equal(store.takeChallenge('c1'), undefined);
      store.saveToken(token);
      assert.equal(store.takeToken('registration', 't1'), undefined);
      assert.deepEqual(store.takeToken('login', 't1'), token);
      assert.equal(store.token('login', 't1'), undefined);
      store.saveChallenge(challenge);
      store.saveToken(token);
      store.saveToken({ ...token, value: 't2', expiresAt: 900 });
      store.dropExpired(501);
      assert.equal(store.takeChallenge('c1'), undefined);
      assert.equal(store.token('login', 't1'), undefined);
      assert.equal(store.token('login', 't2')?.login, 'anna');
      store.dropTokensOf('Anna');
      assert.equal(store.token('login', 't2'), undefined);
    });
  });
}

it('a SQLite file survives a restart', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-store-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'shop.sqlite');
  const before = createSqliteStore(file);
  before.saveSession(session('s1'));
  before.saveBasketLine('s1', line(1, 3));
  before.addAccount(account);
  before.close();
  const again = createSqliteStore(file);
  assert.deepEqual(again.session('s1'), session('s1'));
  assert.deepEqual(again.basket('s1'), [line(1, 3)]);
  assert.deepEqual(again.account('anna.k'), account);
  again.close();
});
