import type { CallContext } from '../graphql/root-field.ts';
import { type MutationResult, SUCCESS } from '../mutation-result.ts';
import type { ListProduct } from './list.types.ts';
import type { ListRefusal } from './lists.messages.ts';
import { ownList, refused } from './lists.ts';
import { isAmong, united } from './product-sets.ts';

/** The maximum of products on one list. */
const MAX_PRODUCTS = 200;

/** A product as a request names it; without a size, the list holds the product as a whole. */
export interface NamedProduct {
  readonly id: string;
  readonly size?: string | null | undefined;
}

/** The products of a list, and the function that changes them. */
interface ListChange {
  readonly listId: string;
  readonly products: readonly NamedProduct[];
}

/** The entry for a list, or the reason why the product cannot be listed. */
export function namedProduct(
  { id, size }: NamedProduct,
  { shop }: CallContext,
): ListProduct | ListRefusal {
  const product = /^\d{1,9}$/.test(id) ? shop.catalogue.product(Number(id)) : undefined;
  if (!product) return 'product_not_found';
  const [only, ...others] = product.sizes;
  if (!size) return { productId: product.id, sizeId: others.length === 0 ? only.id : '' };
  const isKnown = product.sizes.some((candidate) => candidate.id === size);
  return isKnown ? { productId: product.id, sizeId: size } : 'size_not_found';
}

type Change = (
  before: readonly ListProduct[],
  named: readonly ListProduct[],
) => readonly ListProduct[];

/** Applies a change to all of its products, or to none. */
function changeProducts(
  { listId, products }: ListChange,
  context: CallContext,
  change: Change,
): MutationResult {
  const list = ownList(listId, context);
  if (!list) return refused('list_not_found', context);
  const named: ListProduct[] = [];
  for (const product of products) {
    const found = namedProduct(product, context);
    if (typeof found === 'string') return refused(found, context);
    named.push(found);
  }
  const after = change(list.products, named);
  if (after.length > MAX_PRODUCTS) return refused('list_full', context, MAX_PRODUCTS);
  context.shop.store.replaceList({ ...list, products: after });
  return SUCCESS;
}

/** Adds products to a list; products that are already on it keep their position. */
export function addToList(request: ListChange, context: CallContext): MutationResult {
  return changeProducts(request, context, united);
}

/** Removes products from a list; removing one that is not on it succeeds. */
export function removeFromList(request: ListChange, context: CallContext): MutationResult {
  return changeProducts(request, context, (before, named) =>
    before.filter((product) => !isAmong(named, product)),
  );
}
