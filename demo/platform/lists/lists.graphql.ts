import * as v from 'valibot';
import { type CallContext, REFUSED, type RootField, rootField } from '../graphql/root-field.ts';
import { refusal } from '../mutation-result.ts';
import type { ShoppingList } from './list.types.ts';
import { addToList, removeFromList } from './list-products.ts';
import { createList, deleteList, setList, visitorLists } from './lists.ts';

const ShoppingListInput = v.object({ id: v.string() });
const ShoppingListSettingsInput = v.object({
  name: v.nullish(v.string()),
  public: v.nullish(v.boolean()),
});
const ProductsArgs = v.object({
  ShoppingListInput,
  ShoppingListProduct: v.array(v.object({ id: v.string(), size: v.nullish(v.string()) })),
});

function presented({ id, name, isPublic, products }: ShoppingList) {
  return {
    id,
    name,
    public: isPublic,
    products: products.map(({ productId, sizeId }) => ({ id: productId, size: sizeId || null })),
  };
}

function refuse(_args: unknown, { visit }: CallContext) {
  return refusal('refused', REFUSED[visit.lang]);
}

function productsField(change: typeof addToList): RootField {
  return rootField({
    kind: 'lists',
    args: ProductsArgs,
    resolve: ({ ShoppingListInput: { id }, ShoppingListProduct: products }, context) =>
      change({ listId: id, products }, context),
    refuse,
  });
}

/** Shopping lists (spec §7 row 16): the customer's, or the session's while nobody is logged in. */
export const listFields: Readonly<Record<string, RootField>> = {
  shoppingLists: rootField({
    kind: 'lists',
    args: v.object({}),
    resolve: (_args, context) => visitorLists(context).map(presented),
  }),
  shoppingListCreate: rootField({
    kind: 'lists',
    args: v.object({ ShoppingListSettingsInput }),
    resolve: ({ ShoppingListSettingsInput: settings }, context) => createList(settings, context),
    refuse: (args, context) => ({ ...refuse(args, context), id: null }),
  }),
  shoppingListDelete: rootField({
    kind: 'lists',
    args: v.object({ ShoppingListInput }),
    resolve: ({ ShoppingListInput: { id } }, context) => deleteList(id, context),
    refuse,
  }),
  setShoppingList: rootField({
    kind: 'lists',
    args: v.object({ ShoppingListInput, ShoppingListSettingsInput }),
    resolve: ({ ShoppingListInput: { id }, ShoppingListSettingsInput: settings }, context) =>
      setList(id, settings, context),
    refuse,
  }),
  addToShoppingList: productsField(addToList),
  removeFromShoppingList: productsField(removeFromList),
};
