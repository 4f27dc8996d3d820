import type { ListProduct } from './list.types.ts';

/** Whether two entries are the same product in the same size. */
export function isSameProduct(one: ListProduct, other: ListProduct): boolean {
  return one.productId === other.productId && one.sizeId === other.sizeId;
}

/** Whether a product is among others. */
export function isAmong(products: readonly ListProduct[], one: ListProduct): boolean {
  return products.some((other) => isSameProduct(one, other));
}

/** The first products, and after them those of the others that are not there yet; none twice. */
export function united(
  first: readonly ListProduct[],
  others: readonly ListProduct[],
): readonly ListProduct[] {
  const all = [...first];
  for (const one of others) if (!isAmong(all, one)) all.push(one);
  return all;
}
