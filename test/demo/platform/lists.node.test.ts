import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logIn, logOut } from '../../../demo/platform/customers/login.ts';
import { createMemoryStore } from '../../../demo/platform/store-memory.ts';
import { createShopOver, FORM, keepCookies } from './customers.fixtures.ts';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const RESULT = '{ status error { code message } }';
const done = { status: 'success', error: null };

const visitor = () => new Visitor(createTestPlatform().platform);

async function create(anna: Visitor, settings: string): Promise<unknown> {
  const mutation = `mutation { shoppingListCreate(ShoppingListSettingsInput: ${settings}) { status id error { code message } } }`;
  return at(await anna.graphql(mutation, '?query=createShoppingList'), 'data.shoppingListCreate');
}

async function listed(anna: Visitor): Promise<unknown> {
  const query = '{ shoppingLists { id name public products { id size } } }';
  return at(await anna.graphql(query, '?query=shoppingLists'), 'data.shoppingLists');
}

async function change(anna: Visitor, field: string, args: string): Promise<unknown> {
  return at(await anna.graphql(`mutation { ${field}(${args}) ${RESULT} }`), `data.${field}`);
}

const add = (anna: Visitor, id: unknown, products: string) =>
  change(
    anna,
    'addToShoppingList',
    `ShoppingListInput: {id: ${id}}, ShoppingListProduct: [${products}]`,
  );
const remove = (anna: Visitor, id: unknown, products: string) =>
  change(
    anna,
    'removeFromShoppingList',
    `ShoppingListInput: {id: ${id}}, ShoppingListProduct: [${products}]`,
  );

const list = (id: string, name: string, products: readonly object[] = []) => ({
  id,
  name,
  public: false,
  products,
});

describe('shopping lists', () => {
  it('are none at first', async () => {
    assert.deepEqual(await listed(visitor()), []);
  });

  it('are created, the oldest first', async () => {
    const anna = visitor();
    assert.deepEqual(await create(anna, '{name: " Kuchnia "}'), { ...done, id: '1' });
    assert.deepEqual(await create(anna, '{name: "Prezenty", public: true}'), { ...done, id: '2' });
    assert.deepEqual(await listed(anna), [
      list('1', 'Kuchnia'),
      { ...list('2', 'Prezenty'), public: true },
    ]);
  });

  for (const settings of ['{}', '{name: null}', '{name: "  "}', `{name: "${'ą'.repeat(101)}"}`]) {
    it(`need a name of at most 100 characters: ${settings.slice(0, 20)}`, async () => {
      const anna = visitor();
      const answer = await create(anna, settings);
      assert.equal(at(answer, 'error.code'), 'incorrect_name');
      assert.equal(at(answer, 'error.message'), 'Wpisz nazwę listy, najwyżej 100 znaków.');
      assert.equal(at(answer, 'id'), null);
      assert.deepEqual(await listed(anna), []);
    });
  }

  it('may have 100 characters that take two code units each', async () => {
    assert.equal(at(await create(visitor(), `{name: "${'🎁'.repeat(100)}"}`), 'status'), 'success');
  });

  it('are at most 20', async () => {
    const anna = visitor();
    for (let count = 0; count < 20; count += 1) await create(anna, '{name: "x"}');
    const answer = await create(anna, '{name: "x"}');
    assert.equal(at(answer, 'error.code'), 'too_many_lists');
    assert.match(String(at(answer, 'error.message')), /20 list/);
  });

  it('are renamed, shown and hidden; what is not named stays', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    const set = (settings: string) =>
      change(
        anna,
        'setShoppingList',
        `ShoppingListInput: {id: "1"}, ShoppingListSettingsInput: ${settings}`,
      );
    assert.deepEqual(await set('{public: true}'), done);
    assert.deepEqual(await set('{name: "Dom"}'), done);
    assert.deepEqual(await listed(anna), [{ ...list('1', 'Dom'), public: true }]);
    assert.equal(at(await set('{name: ""}'), 'error.code'), 'incorrect_name');
    assert.deepEqual(await set('{public: false}'), done);
    assert.deepEqual(await listed(anna), [list('1', 'Dom')]);
  });

  it('are deleted', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    assert.deepEqual(await change(anna, 'shoppingListDelete', 'ShoppingListInput: {id: 1}'), done);
    assert.deepEqual(await listed(anna), []);
    const again = await change(anna, 'shoppingListDelete', 'ShoppingListInput: {id: 1}');
    assert.equal(at(again, 'error.code'), 'list_not_found');
  });

  it('hold products, each size once', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    assert.deepEqual(await add(anna, 1, '{id: 156, size: "M"}, {id: "156", size: "XL"}'), done);
    assert.deepEqual(await add(anna, 1, '{id: 110}, {id: 156, size: "M"}'), done);
    const products = [
      { id: 156, size: 'M' },
      { id: 156, size: 'XL' },
      { id: 110, size: 'uniw' },
    ];
    assert.deepEqual(await listed(anna), [list('1', 'Kuchnia', products)]);
  });

  it('take a product before its size is chosen', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    await add(anna, 1, '{id: 156}');
    assert.deepEqual(await listed(anna), [list('1', 'Kuchnia', [{ id: 156, size: null }])]);
    assert.deepEqual(await remove(anna, 1, '{id: 156}'), done);
    assert.deepEqual(await listed(anna), [list('1', 'Kuchnia')]);
  });

  it('lose products, also those that are not there', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    await add(anna, 1, '{id: 110}, {id: 163}');
    assert.deepEqual(await remove(anna, 1, '{id: 110, size: "uniw"}, {id: 101}'), done);
    assert.deepEqual(await listed(anna), [list('1', 'Kuchnia', [{ id: 163, size: 'uniw' }])]);
  });

  const refused: readonly [string, string, string][] = [
    ['an unknown product', '{id: 1}', 'product_not_found'],
    ['an id that is no number', '{id: "__proto__"}', 'product_not_found'],
    ['an unknown size', '{id: 156, size: "XXL"}', 'size_not_found'],
  ];
  for (const [what, product, code] of refused) {
    it(`refuse ${what}, and then take nothing`, async () => {
      const anna = visitor();
      await create(anna, '{name: "Kuchnia"}');
      assert.equal(at(await add(anna, 1, `{id: 110}, ${product}`), 'error.code'), code);
      assert.equal(at(await remove(anna, 1, product), 'error.code'), code);
      assert.deepEqual(await listed(anna), [list('1', 'Kuchnia')]);
    });
  }

  it('are changed by their owner only, also when they are public', async () => {
    const { platform } = createTestPlatform();
    const [anna, jan] = [new Visitor(platform), new Visitor(platform)];
    await create(anna, '{name: "Kuchnia", public: true}');
    const LIST = 'ShoppingListInput: {id: 1}';
    const answers = [
      await add(jan, 1, '{id: 110}'),
      await remove(jan, 1, '{id: 110}'),
      await change(jan, 'shoppingListDelete', LIST),
      await change(jan, 'setShoppingList', `${LIST}, ShoppingListSettingsInput: {name: "x"}`),
      await add(anna, '"1; --"', '{id: 110}'),
    ];
    for (const answer of answers) assert.equal(at(answer, 'error.code'), 'list_not_found');
    assert.deepEqual(await listed(jan), []);
    assert.deepEqual(await listed(anna), [{ ...list('1', 'Kuchnia'), public: true }]);
  });

  it('refuse in the visitor’s language', async () => {
    const anna = visitor();
    await anna.set({ lang: 'en' });
    assert.equal(at(await add(anna, 1, '{id: 110}'), 'error.message'), 'There is no such list.');
  });

  it('fail as the panel says', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    await anna.set({ calls: { lists: { failure: 'refuse' } } });
    assert.equal(at(await create(anna, '{name: "x"}'), 'error.code'), 'refused');
    assert.equal(at(await add(anna, 1, '{id: 110}'), 'error.code'), 'refused');
    assert.equal(await listed(anna), null);
    await anna.set({ calls: { lists: { failure: 'off' } } });
    assert.deepEqual(await listed(anna), [list('1', 'Kuchnia')]);
  });
});

describe('the lists of a visitor who logs in', () => {
  async function createCustomer() {
    const shop = createShopOver(createMemoryStore());
    const { visitor: anna, open } = shop;
    const enter = async () => {
      const context = open();
      await logIn({ login: FORM.client_login, password: FORM.client_password }, context);
      keepCookies(anna, context.visit.headers);
    };
    const leave = () => logOut(open());
    await shop.register();
    return { ...shop, anna, enter, leave };
  }

  it('are the customer’s from then on', async () => {
    const { anna, enter, leave } = await createCustomer();
    leave();
    await create(anna, '{name: "Kuchnia"}');
    await add(anna, 1, '{id: 110}');
    await enter();
    assert.deepEqual(await listed(anna), [list('1', 'Kuchnia', [{ id: 110, size: 'uniw' }])]);
    leave();
    assert.deepEqual(await listed(anna), []);
  });

  it('become one with those of the same name', async () => {
    const { anna, enter, leave } = await createCustomer();
    await create(anna, '{name: "Kuchnia"}');
    await add(anna, 1, '{id: 110}');
    leave();
    await create(anna, '{name: "Kuchnia"}');
    await add(anna, 2, '{id: 163}, {id: 110}');
    await create(anna, '{name: "Prezenty"}');
    await enter();
    assert.deepEqual(await listed(anna), [
      list('1', 'Kuchnia', [
        { id: 110, size: 'uniw' },
        { id: 163, size: 'uniw' },
      ]),
      list('3', 'Prezenty'),
    ]);
  });
});
