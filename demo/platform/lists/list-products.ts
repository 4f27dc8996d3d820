import type { CallContext } from '../graphql/root-field.ts';
import { type MutationResult, SUCCESS } from '../mutation-result.ts';
import type { ListProduct } from './list.types.ts';
import type { ListRefusal } from './lists.messages.ts';
import { ownList, refused } from './lists.ts';
import { isAmong, united } from './product-sets.ts';

/** The most products that one list holds. */
const MAX_PRODUCTS = 200;

/** A product as the caller names it; without a size it is on the list as such. */
export interface NamedProduct {
  readonly id: string;
  readonly size?: string | null | undefined;
}

/** The products of a list, and what is to become of them. */
interface ListChange {
  readonly listId: string;
  readonly products: readonly NamedProduct[];
}

/** The product as the list keeps it, or why there is none. */
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

/** All products of a change, or none of them. */
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

/** Puts products on a list; what is on it already stays where it is. */
export function addToList(request: ListChange, context: CallContext): MutationResult {
  return changeProducts(request, context, united);
}

/** Takes products off a list; what is not on it is no mistake, for it is gone as was asked. */
export function removeFromList(request: ListChange, context: CallContext): MutationResult {
  return changeProducts(request, context, (before, named) =>
    before.filter((one) => !isAmong(named, one)),
  );
}
