import { listMutation } from '../shopping-lists/shopping-lists.api.ts';
import { graphql } from '../wire/graphql/literals.ts';
import { sizeId } from '../wire/platform-id.ts';

interface ListProduct {
  /** Digits only, like all ids. */
  readonly listId: string;
  readonly productId: string;
  readonly size: string | undefined;
}

const changeOperation = (field: 'addToShoppingList' | 'removeFromShoppingList') =>
  listMutation<ListProduct>(field, ({ listId, productId, size }) => {
    const list = { id: Number(listId) };
    const product = { id: Number(productId), size: size && sizeId(size) };
    return `mutation { ${field}(${graphql`ShoppingListInput: ${list}, ShoppingListProduct: [${product}]`}) { status } }`;
  });

/** Puts a product on a list (docs/platform.md#lists). */
export const addOperation = changeOperation('addToShoppingList');

/** Removes a product from a list. */
export const removeOperation = changeOperation('removeFromShoppingList');
