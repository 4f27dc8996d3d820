import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logIn, logOut } from '../../../demo/platform/customers/login.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { createShopOver, FORM, keepCookies } from './customers.fixtures.ts';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const done = { status: 'success' };

function open() {
  const store = createMemoryStore();
  return { anna: new Visitor(createTestPlatform({ store }).platform), store };
}

const visitor = () => open().anna;

/** The result of a mutation, or the text of its refusal. */
async function answerOf(anna: Visitor, field: string, rest: string): Promise<unknown> {
  const answer = await anna.graphql(`mutation { ${field}${rest} }`);
  return at(answer, 'errors.0.message') ?? at(answer, `data.${field}`);
}

const create = (anna: Visitor, settings: string) =>
  answerOf(anna, 'shoppingListCreate', `(ShoppingListSettingsInput: ${settings}) { status id }`);

async function listed(anna: Visitor, input = ''): Promise<unknown> {
  const query = `{ shoppingList${input} { name link productCount } }`;
  return at(await anna.graphql(query, '?query=shoppingList'), 'data.shoppingList');
}

const change = (anna: Visitor, field: string, args: string) =>
  answerOf(anna, field, `(${args}) { status }`);

const changeProducts = (field: string) => (anna: Visitor, id: unknown, products: string) =>
  change(anna, field, `ShoppingListInput: {id: ${id}}, ShoppingListProduct: [${products}]`);
const add = changeProducts('addToShoppingList');
const remove = changeProducts('removeFromShoppingList');

const list = (id: number, name: string, productCount = 0) => ({
  name,
  link: `/shoppinglist.php?id=${id}`,
  productCount,
});

const NO_LIST = 'Nie ma takiej listy.';
const NO_PRODUCT = 'Nie ma takiego produktu.';

describe('shopping lists', () => {
  it('are none at first', async () => {
    assert.deepEqual(await listed(visitor()), []);
  });

  it('are created, the oldest first', async () => {
    const anna = visitor();
    assert.deepEqual(await create(anna, '{name: " Kuchnia "}'), { ...done, id: 1 });
    assert.deepEqual(await create(anna, '{name: "Prezenty", public: true}'), { ...done, id: 2 });
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia'), list(2, 'Prezenty')]);
  });

  it('are given one by one, too; none to whom it is not', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    await create(anna, '{name: "Prezenty"}');
    assert.deepEqual(await listed(anna, '(ShoppingListInput: {id: 2})'), [list(2, 'Prezenty')]);
    assert.deepEqual(await listed(anna, '(ShoppingListInput: {id: 3})'), []);
    assert.deepEqual(await listed(visitor(), '(ShoppingListInput: {id: 2})'), []);
  });

  for (const settings of ['{}', '{name: null}', '{name: "  "}', `{name: "${'ą'.repeat(101)}"}`]) {
    it(`need a name of at most 100 characters: ${settings.slice(0, 20)}`, async () => {
      const anna = visitor();
      assert.equal(await create(anna, settings), 'Wpisz nazwę listy, najwyżej 100 znaków.');
      assert.deepEqual(await listed(anna), []);
    });
  }

  it('may have 100 characters that take two code units each', async () => {
    assert.equal(at(await create(visitor(), `{name: "${'🎁'.repeat(100)}"}`), 'status'), 'success');
  });

  it('are at most 20', async () => {
    const anna = visitor();
    for (let count = 0; count < 20; count += 1) await create(anna, '{name: "x"}');
    assert.match(String(await create(anna, '{name: "x"}')), /20 list/);
  });

  it('are renamed, shown and hidden; what is not named stays', async () => {
    const { anna, store } = open();
    await create(anna, '{name: "Kuchnia"}');
    const set = (settings: string) =>
      change(
        anna,
        'setShoppingList',
        `ShoppingListInput: {id: 1}, ShoppingListSettingsInput: ${settings}`,
      );
    assert.deepEqual(await set('{public: true}'), done);
    assert.deepEqual(await set('{name: "Dom"}'), done);
    assert.deepEqual([store.list(1)?.name, store.list(1)?.isPublic], ['Dom', true]);
    assert.match(String(await set('{name: ""}')), /Wpisz nazwę/);
    assert.deepEqual(await set('{public: false}'), done);
    assert.deepEqual([store.list(1)?.name, store.list(1)?.isPublic], ['Dom', false]);
  });

  it('are deleted', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    const drop = () => change(anna, 'shoppingListDelete', 'ShoppingListInput: {id: 1}');
    assert.deepEqual(await drop(), done);
    assert.deepEqual(await listed(anna), []);
    assert.equal(await drop(), NO_LIST);
  });

  it('hold products, each size once', async () => {
    const { anna, store } = open();
    await create(anna, '{name: "Kuchnia"}');
    assert.deepEqual(await add(anna, 1, '{id: 156, size: "M"}, {id: 156, size: "XL"}'), done);
    assert.deepEqual(await add(anna, 1, '{id: 110}, {id: 156, size: "M"}'), done);
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia', 3)]);
    assert.deepEqual(store.list(1)?.products, [
      { productId: 156, sizeId: 'M' },
      { productId: 156, sizeId: 'XL' },
      { productId: 110, sizeId: 'uniw' },
    ]);
  });

  it('take a product before its size is chosen', async () => {
    const { anna, store } = open();
    await create(anna, '{name: "Kuchnia"}');
    await add(anna, 1, '{id: 156}');
    assert.deepEqual(store.list(1)?.products, [{ productId: 156, sizeId: '' }]);
    assert.deepEqual(await remove(anna, 1, '{id: 156}'), done);
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia')]);
  });

  it('lose products, also those that are not there', async () => {
    const { anna, store } = open();
    await create(anna, '{name: "Kuchnia"}');
    await add(anna, 1, '{id: 110}, {id: 163}');
    assert.deepEqual(await remove(anna, 1, '{id: 110, size: "uniw"}, {id: 101}'), done);
    assert.deepEqual(store.list(1)?.products, [{ productId: 163, sizeId: 'uniw' }]);
  });

  const refused: readonly [string, string, string][] = [
    ['an unknown product', '{id: 1}', NO_PRODUCT],
    ['an unknown size', '{id: 156, size: "XXL"}', 'Produkt nie ma takiego rozmiaru.'],
    [
      'the size "onesize", which is called uniw',
      '{id: 163, size: "onesize"}',
      'Produkt nie ma takiego rozmiaru.',
    ],
  ];
  for (const [what, product, words] of refused) {
    it(`refuse ${what}, and then take nothing`, async () => {
      const anna = visitor();
      await create(anna, '{name: "Kuchnia"}');
      assert.equal(await add(anna, 1, `{id: 110}, ${product}`), words);
      assert.equal(await remove(anna, 1, product), words);
      assert.deepEqual(await listed(anna), [list(1, 'Kuchnia')]);
    });
  }

  const unknown: readonly [string, string][] = [
    [
      'a quoted id of a list',
      'mutation { shoppingListDelete(ShoppingListInput: {id: "1"}) { status } }',
    ],
    [
      'a quoted id of a product',
      'mutation { addToShoppingList(ShoppingListInput: {id: 1}, ShoppingListProduct: [{id: "110"}]) { status } }',
    ],
    [
      'the parts of a refusal',
      'mutation { shoppingListDelete(ShoppingListInput: {id: 1}) { status error { code } } }',
    ],
    ['the ids of lists', '{ shoppingList { id name } }'],
    ['what is on them', '{ shoppingList { products { id } } }'],
    ['all of them by another name', '{ shoppingLists { name } }'],
  ];
  for (const [what, query] of unknown) {
    it(`do not know ${what}: the whole operation fails (T4)`, async () => {
      const anna = visitor();
      await create(anna, '{name: "Kuchnia"}');
      const answer = await anna.graphql(query);
      assert.equal(at(answer, 'data'), undefined);
      assert.notEqual(at(answer, 'errors.0.message'), undefined);
      assert.deepEqual(await listed(anna), [list(1, 'Kuchnia')]);
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
      await add(anna, -1, '{id: 110}'),
    ];
    for (const answer of answers) assert.equal(answer, NO_LIST);
    assert.deepEqual(await listed(jan), []);
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia')]);
  });

  it('refuse in the visitor’s language', async () => {
    const anna = visitor();
    await anna.set({ lang: 'en' });
    assert.equal(await add(anna, 1, '{id: 110}'), 'There is no such list.');
  });

  it('fail as the panel says', async () => {
    const anna = visitor();
    await create(anna, '{name: "Kuchnia"}');
    await anna.set({ calls: { lists: { failure: 'refuse' } } });
    assert.match(String(await create(anna, '{name: "x"}')), /^Odmowa/);
    assert.match(String(await add(anna, 1, '{id: 110}')), /^Odmowa/);
    assert.equal(await listed(anna), null);
    await anna.set({ calls: { lists: { failure: 'off' } } });
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia')]);
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
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia', 1)]);
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
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia', 2), list(3, 'Prezenty')]);
  });
});
