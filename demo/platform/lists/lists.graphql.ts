import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { type CallContext, type RootField, rootField } from '../graphql/root-field.ts';
import { listUrl } from '../links.ts';
import type { MutationResult } from '../mutation-result.ts';
import type { ShoppingList } from './list.types.ts';
import { addToList, removeFromList } from './list-products.ts';
import { createList, deleteList, ownList, setList, visitorLists } from './lists.ts';

const ListId = v.pipe(v.number(), v.transform(String));
const ShoppingListInput = v.object({ id: ListId });
const ShoppingListSettingsInput = v.object({
  name: v.nullish(v.string()),
  public: v.nullish(v.boolean()),
});
const ProductsArgs = v.object({
  ShoppingListInput,
  ShoppingListProduct: v.array(v.object({ id: ListId, size: v.nullish(v.string()) })),
});

const presented = ({ id, name, products }: ShoppingList) => ({
  name,
  link: listUrl(id),
  productCount: products.length,
});

/** A list operation that is refused gives a GraphQL error with a text for the shopper. */
function answered<R extends MutationResult>({ error, ...result }: R) {
  if (error) throw new GraphQLError(error.message);
  return result;
}

function productsField(change: typeof addToList): RootField {
  return rootField({
    kind: 'lists',
    args: ProductsArgs,
    resolve: ({ ShoppingListInput: { id }, ShoppingListProduct: products }, context) =>
      answered(change({ listId: id, products }, context)),
  });
}

function namedList(id: string, context: CallContext): readonly ShoppingList[] {
  const list = ownList(id, context);
  return list ? [list] : [];
}

/** Shopping lists (docs/specification.md#s7-row-16) of the customer, or of the session while nobody is logged in. */
export const listFields: Readonly<Record<string, RootField>> = {
  shoppingList: rootField({
    kind: 'lists',
    args: v.object({ ShoppingListInput: v.nullish(ShoppingListInput) }),
    resolve: ({ ShoppingListInput: input }, context) =>
      (input ? namedList(input.id, context) : visitorLists(context)).map(presented),
  }),
  shoppingListCreate: rootField({
    kind: 'lists',
    args: v.object({ ShoppingListSettingsInput }),
    resolve: ({ ShoppingListSettingsInput: settings }, context) =>
      answered(createList(settings, context)),
  }),
  shoppingListDelete: rootField({
    kind: 'lists',
    args: v.object({ ShoppingListInput }),
    resolve: ({ ShoppingListInput: { id } }, context) => answered(deleteList(id, context)),
  }),
  setShoppingList: rootField({
    kind: 'lists',
    args: v.object({ ShoppingListInput, ShoppingListSettingsInput }),
    resolve: ({ ShoppingListInput: { id }, ShoppingListSettingsInput: settings }, context) =>
      answered(setList(id, settings, context)),
  }),
  addToShoppingList: productsField(addToList),
  removeFromShoppingList: productsField(removeFromList),
};
