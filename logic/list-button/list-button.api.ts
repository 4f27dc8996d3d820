import * as v from 'valibot';
import { graphql } from '../platform/literals.ts';
import type { Operation } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { RESULT_FIELDS } from '../shared/mutation-result.ts';
import { shape } from '../shared/shape.ts';
import {
  failedOutcome,
  ListIdSchema,
  type ListOutcome,
  listMutation,
} from '../shared/shopping-lists.api.ts';

interface ListProduct {
  readonly listId: string;
  readonly productId: string;
  readonly size: string | undefined;
}

const changeOperation = (field: 'addToShoppingList' | 'removeFromShoppingList') =>
  listMutation<ListProduct>(
    { field, marker: `mutation=${field}` },
    ({ listId, productId, size }) =>
      `mutation { ${field}(${graphql`ShoppingListInput: ${{ id: listId }}, ShoppingListProduct: [${{ id: productId, size }}]`}) { ${RESULT_FIELDS} } }`,
  );

/** Puts a product on a list (platform.md, "+ lists"). */
export const addOperation = changeOperation('addToShoppingList');

/** Takes a product off a list. */
export const removeOperation = changeOperation('removeFromShoppingList');

const listsOperation: Operation<void, { shoppingLists: { id: string }[] }> = {
  name: 'shoppingLists',
  marker: 'query=shoppingLists',
  kind: 'query',
  document: () => 'query { shoppingLists { id } }',
  answer: shape({ shoppingLists: v.array(shape({ id: ListIdSchema })) }),
};

/** The shopper's oldest list; an empty id where there is none. Never rejects. */
export const findFirstList = ({ run }: Platform): Promise<ListOutcome> =>
  run(listsOperation, undefined).then(
    ({ shoppingLists: [first] }) => ({ id: first?.id ?? '', failure: undefined }),
    failedOutcome,
  );
