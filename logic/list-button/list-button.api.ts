import * as v from 'valibot';
import type { Operation } from '../platform/graphql/operation.ts';
import type { Platform } from '../platform/platform.ts';
import {
  failedOutcome,
  type ListOutcome,
  listMutation,
} from '../shopping-lists/shopping-lists.api.ts';
import { graphql } from '../wire/graphql/literals.ts';
import { LenientText, lenientObject } from '../wire/lenient.ts';
import { shape } from '../wire/shape.ts';

interface ListProduct {
  /** Digits, as all ids. */
  readonly listId: string;
  readonly productId: string;
  readonly size: string | undefined;
}

/** What pages call the size of a product that comes in one size only, and what the lists call it. */
const ONE_SIZE = 'onesize';
const UNIVERSAL_SIZE = 'uniw';

const changeOperation = (field: 'addToShoppingList' | 'removeFromShoppingList') =>
  listMutation<ListProduct>(
    { field, marker: `mutation=${field}` },
    ({ listId, productId, size }) => {
      const list = { id: Number(listId) };
      const product = { id: Number(productId), size: size === ONE_SIZE ? UNIVERSAL_SIZE : size };
      return `mutation { ${field}(${graphql`ShoppingListInput: ${list}, ShoppingListProduct: [${product}]`}) { status } }`;
    },
  );

/** Puts a product on a list (docs/platform.md#lists). */
export const addOperation = changeOperation('addToShoppingList');

/** Takes a product off a list. */
export const removeOperation = changeOperation('removeFromShoppingList');

const listsOperation: Operation<void, readonly { readonly link: string }[]> = {
  name: 'shoppingList',
  marker: 'query=shoppingList',
  kind: 'query',
  document: () => 'query { shoppingList { name link productCount } }',
  answer: v.pipe(
    shape({ shoppingList: v.array(lenientObject({ link: LenientText })) }),
    v.transform(({ shoppingList }) => shoppingList),
  ),
};

/** The last number of an address: nothing else that the platform says of a list tells its id. */
const ID_IN_LINK = /(\d+)\D*$/;

const NO_ID: ListOutcome = {
  id: '',
  failure: {
    code: 'list-id',
    message:
      '[shop] shop-list-button: the links of the lists tell no id. Give it lists or list-id.',
    words: '',
  },
};

/**
 * The shopper's oldest list; an empty id where there is none. Lists whose links tell no id are a failure:
 * to create another one would be wrong. Never rejects.
 */
export const findFirstList = ({ run }: Platform): Promise<ListOutcome> =>
  run(listsOperation, undefined).then((lists) => {
    const [id = ''] = lists.flatMap(({ link }) => ID_IN_LINK.exec(link)?.[1] ?? []);
    return id || !lists[0] ? { id, failure: undefined } : NO_ID;
  }, failedOutcome);
