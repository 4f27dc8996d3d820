import type { ListProduct } from './list.types.ts';

/** Whether two entries have the same product and size. */
export function isSameProduct(one: ListProduct, other: ListProduct): boolean {
  return one.productId === other.productId && one.sizeId === other.sizeId;
}

/** Whether an entry is in a list. */
export function isAmong(products: readonly ListProduct[], one: ListProduct): boolean {
  return products.some((other) => isSameProduct(one, other));
}

/** The first list, then the entries of the second list that the first one lacks; no duplicates. */
export function united(
  first: readonly ListProduct[],
  others: readonly ListProduct[],
): readonly ListProduct[] {
  const all = [...first];
  for (const product of others) if (!isAmong(all, product)) all.push(product);
  return all;
}
