import type { Catalogue, Product, Size } from '../catalogue/catalogue.types.ts';
import { divideRounded } from '../money.ts';
import type { Oddity } from './settings.ts';

const PERCENT = 100;
const DEARER_PERCENT = 110;

/** The changes of a size since the page was rendered. */
const CHANGES = new Map<Oddity, (size: Size) => Size>([
  ['dearer', (size) => ({ ...size, grosz: divideRounded(size.grosz * DEARER_PERCENT, PERCENT) })],
  ['soldOut', (size) => ({ ...size, stock: 0, isOnOrder: false })],
]);

function changed(product: Product, oddities: readonly Oddity[]): Product {
  const changes = oddities.flatMap((oddity) => CHANGES.get(oddity) ?? []);
  const change = (size: Size) => changes.reduce((now, make) => make(now), size);
  const [first, ...others] = product.sizes;
  return { ...product, sizes: [change(first), ...others.map(change)] };
}

/** The catalogue for calls: newer than the visitor's page, which may be out of date. */
export function catalogueNow(catalogue: Catalogue, oddities: readonly Oddity[]): Catalogue {
  return {
    ...catalogue,
    product(id) {
      const product = catalogue.product(id);
      return product && changed(product, oddities);
    },
  };
}
