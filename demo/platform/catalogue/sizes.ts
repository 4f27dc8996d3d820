import type { Product, Size } from './catalogue.types.ts';

/** Whether the sizes of a product have different prices. */
export function hasSeveralPrices({ sizes }: Product): boolean {
  return sizes.some((size) => size.grosz !== sizes[0].grosz);
}

/** The cheapest size of a product. */
export function cheapestSize({ sizes }: Product): Size {
  return sizes.reduce((cheapest, size) => (size.grosz < cheapest.grosz ? size : cheapest));
}
