import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** The minimum order: a multiple of the quantity sold at once. */
export function leastOf({ unit, terms }: Product): number {
  const { sellBy } = unit;
  return Math.ceil((terms.least ?? sellBy) / sellBy) * sellBy;
}

/** The quantity, with the limits that the browser validates. */
export function quantity(product: Product, { form, texts }: PageContext): Html {
  const least = leastOf(product);
  const value = form.get('number') ?? least;
  return html`<shop-quantity class="buy__quantity"><label><span class="buy__label">${texts.quantity}</span>
      <input class="field__input" type="number" name="number" value="${value}" min="${least}"
        step="${product.unit.sellBy}" required></label></shop-quantity>`;
}
