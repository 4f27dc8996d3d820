import * as v from 'valibot';
import type { Operation } from '../platform/graphql/operation.ts';
import { type Outcome, outcomeOf } from '../platform/outcome/outcome.ts';
import type { Platform } from '../platform/platform.ts';
import { listMutation } from '../shopping-lists/shopping-lists.api.ts';
import { graphql } from '../wire/graphql/literals.ts';
import { LenientText, lenientObject } from '../wire/lenient.ts';
import { shape } from '../wire/shape.ts';

interface ListProduct {
  /** Digits, as all ids. */
  readonly listId: string;
  readonly productId: string;
  readonly size: string | undefined;
}

/** The size of a product that comes in one size only: as pages name it, and as the lists do. */
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

/** The last number of an address: nothing else in the platform's answer tells the id of a list. */
const ID_IN_LINK = /(\d+)\D*$/;

const NO_ID: Outcome<string> = {
  refusal: {
    code: 'list-id',
    message:
      '[shop] shop-list-button: the links of the lists tell no id. Give it lists or list-id.',
    words: '',
  },
};

/**
 * The id of the shopper's oldest list; '' where there is none. Where the links of the lists tell no id, that is a
 * refusal: it would be wrong to create another list.
 */
export async function findFirstList({ run }: Platform): Promise<Outcome<string>> {
  const { value: lists, refusal } = await outcomeOf(run(listsOperation, undefined));
  if (refusal) return { refusal };
  const [id = ''] = lists.flatMap(({ link }) => ID_IN_LINK.exec(link)?.[1] ?? []);
  return id || !lists[0] ? { value: id } : NO_ID;
}
