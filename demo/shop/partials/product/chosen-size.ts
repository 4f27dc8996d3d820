import type { Product, Size } from '../../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../../platform/catalogue/stock.ts';
import type { PageContext } from '../../page.ts';

/** The only size that can be bought; of a product with one size, that one. */
function onlySize({ sizes }: Product): Size | undefined {
  const [only, ...others] = sizes.length === 1 ? sizes : sizes.filter(hasStock);
  return others.length === 0 ? only : undefined;
}

/** The size that was sent or that the address names, else the only one; undefined while the shopper has yet to choose. */
export function chosenSize(product: Product, { form, url }: PageContext): Size | undefined {
  const wanted = form.get('size') ?? url.searchParams.get('selected_size');
  return product.sizes.find(({ id }) => id === wanted) ?? onlySize(product);
}
