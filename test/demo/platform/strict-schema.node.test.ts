import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const ADD = (item: string, answer = '{ status }') =>
  `mutation { addProductsToBasket(ProductInput: [${item}]) ${answer} }`;
const REMOVE = (item: string, answer = '{ status }') =>
  `mutation { removeProductsFromBasket(ProductInput: [${item}]) ${answer} }`;
const REGION = (input: string) => `mutation { setRegion(SetRegionInput: ${input}) { status } }`;
const COUNTRY = (country: string) =>
  `{ validateClientData(ClientDataInput: {clientData: {clientBillingData: {zipcode: "00-001", country: ${country}}}}) { messages { code } } }`;
const SEARCH = (fields: string) =>
  `{ productsTextSearch(searchInput: {text: "ko"}) { ${fields} } }`;
const PRODUCTS = (fields: string) =>
  `{ basket(BasketCostInput: {}) { summaryBasket { productsCount } products { ${fields} } } }`;

const TAKEN: readonly [string, string][] = [
  ['a bare id', ADD('{id: 101, size: "uniw", quantity: 1}')],
  ['an addition', ADD('{id: 101, size: "uniw", quantity: 1, additional: ""}')],
  ['a line to remove', REMOVE('{id: 101, size: "uniw", additional: ""}')],
  ['a bare region', REGION('{billingRegionId: 1143020003, deliveryRegionId: 1143020003}')],
  ['a country as a number', COUNTRY('1143020003')],
  ['a country as a name', COUNTRY('PL')],
  ['what the live front end reads of a line', PRODUCTS('id basketGroupId comment availableNow')],
];

const REFUSED: readonly [string, string][] = [
  ['a quoted id', ADD('{id: "101", size: "uniw", quantity: 1}')],
  ['a quoted id of a line', REMOVE('{id: "101", size: "uniw", additional: ""}')],
  ['a bare size', ADD('{id: 108, size: 36, quantity: 1}')],
  ['a quantity to remove', REMOVE('{id: 101, size: "uniw", additional: "", quantity: 1}')],
  ['results of a removal', REMOVE('{id: 101, size: "uniw"}', '{ status results { status } }')],
  ['another part of a refusal', ADD('{id: 101}', '{ results { error { text } } }')],
  ['a quoted region', REGION('{deliveryRegionId: "1143020003"}')],
  ['a quoted billing region', REGION('{billingRegionId: "1", deliveryRegionId: 1143020003}')],
  ['a quoted country', COUNTRY('"1143020003"')],
  ['a quoted name of a country', COUNTRY('"PL"')],
  ['a region to ship to', '{ basket(BasketCostInput: {regionId: 1}) { products { id } } }'],
  ['the worth of a line as a number', PRODUCTS('worth { gross { value } }')],
  ['the price of a size', PRODUCTS('data { sizes { id price { gross { value } } } }')],
  ['the stock of a size', PRODUCTS('data { sizes { amount } }')],
  ['the step of a unit', PRODUCTS('data { unit { sellBy precision } }')],
  ['the id in the data', PRODUCTS('data { id }')],
  [
    'the net cost of shipping',
    '{ basket { summaryBasket { shipping { cost { net { value } } } } } }',
  ],
  ['the user', '{ basket { user { login } } }'],
  [
    'a quoted id of a list',
    'mutation { shoppingListDelete(ShoppingListInput: {id: "1"}) { status } }',
  ],
  ['the ids of lists', '{ shoppingList { id name } }'],
  ['the products of a list', '{ shoppingList { products { id } } }'],
  ['the way to a category', SEARCH('menuNodes { bc { item { title } } }')],
  ['the id of a product that was found', SEARCH('products { id }')],
  ['the sizes of a product that was found', SEARCH('products { sizes { id } }')],
];

const visitor = () => new Visitor(createTestPlatform().platform);

describe('the schema holds only what the live front end is seen to use', () => {
  for (const [what, query] of TAKEN) {
    it(`takes ${what} (T4)`, async () => {
      assert.equal(at(await visitor().graphql(query), 'errors'), undefined);
    });
  }

  for (const [what, query] of REFUSED) {
    it(`refuses the whole operation for ${what} (T4)`, async () => {
      const answer = await visitor().graphql(query);
      assert.equal(at(answer, 'data'), undefined);
      assert.notEqual(at(answer, 'errors.0.message'), undefined);
    });
  }
});
