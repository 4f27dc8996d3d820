import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logIn, logOut } from '../../../demo/platform/customers/login.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { createShopOver, FORM, keepCookies } from './customers.fixtures.ts';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const LIST = 'ShoppingListInput: {id: 1}';
const NO_LIST = 'Nie ma takiej listy.';
const NO_NAME = 'Wpisz nazwę listy, najwyżej 100 znaków.';
const NO_SIZE = 'Produkt nie ma takiego rozmiaru.';

const create = (settings: string) =>
  `shoppingListCreate(ShoppingListSettingsInput: ${settings}) { status }`;
const rename = (settings: string) =>
  `setShoppingList(${LIST}, ShoppingListSettingsInput: ${settings}) { status }`;
const drop = `shoppingListDelete(${LIST}) { status }`;
const products =
  (field: string) =>
  (items: string, list: string | number = 1) =>
    `${field}(ShoppingListInput: {id: ${list}}, ShoppingListProduct: [${items}]) { status }`;
const add = products('addToShoppingList');
const remove = products('removeFromShoppingList');

/** The status of a mutation, or the text of its refusal. */
async function change(anna: Visitor, field: string): Promise<unknown> {
  const answer = await anna.graphql(`mutation { result: ${field} }`);
  return at(answer, 'errors.0.message') ?? at(answer, 'data.result.status');
}

async function listed(anna: Visitor, input = ''): Promise<unknown> {
  const query = `{ shoppingList${input} { name link productCount } }`;
  return at(await anna.graphql(query, '?query=shoppingList'), 'data.shoppingList');
}

const list = (id: number, name: string, productCount = 0) => ({
  name,
  link: `/shoppinglist.php?id=${id}`,
  productCount,
});

/** A visitor with one list, number 1. */
async function createOwner() {
  const { platform } = createTestPlatform();
  const anna = new Visitor(platform);
  await change(anna, create('{name: "Kuchnia"}'));
  return { anna, jan: new Visitor(platform) };
}

describe('shopping lists', () => {
  const changes: readonly [what: string, fields: readonly string[], lists: readonly object[]][] = [
    [
      'are created, the oldest first',
      [create('{name: " Dom "}')],
      [list(1, 'Kuchnia'), list(2, 'Dom')],
    ],
    ['are renamed', [rename('{public: true}'), rename('{name: "Dom"}')], [list(1, 'Dom')]],
    ['are deleted', [drop], []],
    [
      'hold each size of a product once',
      [add('{id: 156, size: "M"}, {id: 156, size: "XL"}'), add('{id: 110}, {id: 156, size: "M"}')],
      [list(1, 'Kuchnia', 3)],
    ],
    ['accept a product without its size', [add('{id: 156}')], [list(1, 'Kuchnia', 1)]],
    [
      'lose products, also absent ones',
      [add('{id: 110}, {id: 163}'), remove('{id: 110, size: "uniw"}, {id: 101}')],
      [list(1, 'Kuchnia', 1)],
    ],
  ];
  for (const [what, fields, lists] of changes) {
    it(what, async () => {
      const { anna } = await createOwner();
      for (const field of fields) assert.equal(await change(anna, field), 'success');
      assert.deepEqual(await listed(anna), lists);
    });
  }

  const refused: readonly [what: string, field: string, message: string | RegExp][] = [
    ['a list without a name', create('{name: "  "}'), NO_NAME],
    ['a name of 101 characters', create(`{name: "${'ą'.repeat(101)}"}`), NO_NAME],
    ['an empty new name', rename('{name: ""}'), NO_NAME],
    ['an unknown list', add('{id: 110}', 7), NO_LIST],
    ['an unknown product', add('{id: 110}, {id: 1}'), 'Nie ma takiego produktu.'],
    ['an unknown size', add('{id: 110}, {id: 156, size: "XXL"}'), NO_SIZE],
    ['the size "onesize", which is called uniw', remove('{id: 163, size: "onesize"}'), NO_SIZE],
  ];
  for (const [what, field, message] of refused) {
    it(`refuse ${what}, and change nothing`, async () => {
      const { anna } = await createOwner();
      assert.equal(await change(anna, field), message);
      assert.deepEqual(await listed(anna), [list(1, 'Kuchnia')]);
    });
  }

  it('are at most 20', async () => {
    const { anna } = await createOwner();
    for (let count = 1; count < 20; count += 1) await change(anna, create('{name: "x"}'));
    assert.match(String(await change(anna, create('{name: "x"}'))), /20 list/);
  });

  it('are read and changed by their owner only, even if they are public', async () => {
    const { anna, jan } = await createOwner();
    await change(anna, rename('{public: true}'));
    for (const field of [add('{id: 110}'), remove('{id: 110}'), drop, rename('{name: "x"}')]) {
      assert.equal(await change(jan, field), NO_LIST);
    }
    assert.deepEqual(await listed(jan, `(${LIST})`), []);
    assert.deepEqual(await listed(anna, `(${LIST})`), [list(1, 'Kuchnia')]);
  });

  it('move to the account at login, merged by name', async () => {
    const { visitor: anna, open, register } = createShopOver(createMemoryStore());
    await register();
    await change(anna, create('{name: "Kuchnia"}'));
    await change(anna, add('{id: 110}'));
    logOut(open());
    await change(anna, create('{name: "Kuchnia"}'));
    await change(anna, add('{id: 163}, {id: 110}', 2));
    await change(anna, create('{name: "Prezenty"}'));
    const context = open();
    await logIn({ login: FORM.client_login, password: FORM.client_password }, context);
    keepCookies(anna, context.visit.headers);
    assert.deepEqual(await listed(anna), [list(1, 'Kuchnia', 2), list(3, 'Prezenty')]);
    logOut(open());
    assert.deepEqual(await listed(anna), []);
  });
});
