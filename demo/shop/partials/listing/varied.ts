import type { Product } from '../../../platform/catalogue/catalogue.types.ts';

/** The products in rotation: one of each shape, then a second one of each, so that rows are varied. */
export function varied(products: readonly Product[]): readonly Product[] {
  const seen = new Map<Product['shape'], number>();
  const entries = products.map((product) => {
    const round = seen.get(product.shape) ?? 0;
    seen.set(product.shape, round + 1);
    return { product, round };
  });
  return entries.toSorted((a, b) => a.round - b.round).map(({ product }) => product);
}
