import type { Product } from '../../../platform/catalogue/catalogue.types.ts';

/** The products in rotation: one of each shape, then a second one of each, so that rows are varied. */
export function varied(products: readonly Product[]): readonly Product[] {
  const seen = new Map<Product['shape'], number>();
  const turns = products.map((product) => {
    const turn = seen.get(product.shape) ?? 0;
    seen.set(product.shape, turn + 1);
    return { product, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ product }) => product);
}
