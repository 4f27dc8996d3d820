import type { Product, Size } from '../../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../../platform/catalogue/stock.ts';
import type { PageContext } from '../../page.ts';

/** The only size in stock; a product's single size in any case. */
function onlySize({ sizes }: Product): Size | undefined {
  const [only, ...others] = sizes.length === 1 ? sizes : sizes.filter(hasStock);
  return others.length === 0 ? only : undefined;
}

/** The submitted size, or that in the URL, or else the only one; undefined until the shopper chooses one. */
export function chosenSize(product: Product, { form, url }: PageContext): Size | undefined {
  const wanted = form.get('size') ?? url.searchParams.get('selected_size');
  return product.sizes.find(({ id }) => id === wanted) ?? onlySize(product);
}
