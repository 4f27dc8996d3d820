import { amountText } from '../../platform/catalogue/amount.ts';
import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { unitGrosz } from '../../platform/catalogue/sale-terms.ts';
import { cheapestSize, hasSeveralPrices } from '../../platform/catalogue/sizes.ts';
import { type Money, price, worthOf } from '../../platform/money.ts';
import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import { chosenSize } from './product/chosen-size.ts';
import { leastOf } from './product/quantity.ts';

/** A gross amount in grosz with a product's VAT rate, formatted as net or gross in the visitor's price mode. */
export function priceText(grosz: number, product: Product, { settings }: PageContext): string {
  return price(grosz, product.vatPercent)[settings.priceType].formatted;
}

/** An amount that the page computes, in the tag that formats amounts. */
export const amountTag = ({ value, formatted }: Money): Html =>
  html`<shop-price value="${value.toFixed(2)}">${formatted}</shop-price>`;

/** The price of the smallest quantity sold, in a size. */
export function sizePrice(size: Size, product: Product, context: PageContext): string {
  return priceText(worthOf(size.grosz, product.unit.sellBy), product, context);
}

/** The quantity that a price is for, when it is not one piece: `/ 3 szt.` */
export function soldAtOnce({ unit }: Product, { lang }: PageContext): Part {
  const text = unit.sellBy !== 1 && `/ ${amountText(unit.sellBy, unit, lang)}`;
  return text && html`<bdi class="price__aside">${text}</bdi>`;
}

/** The price of the smallest quantity sold of a product, with ` netto` for net prices. */
export function productPrice(product: Product, context: PageContext): Html {
  const { texts, settings } = context;
  const size = cheapestSize(product);
  if (size.grosz === 0)
    return html`<span class="price price--quiet">${texts.priceOnRequest}</span>`;
  return html`<span class="price">
    ${hasSeveralPrices(product) && html`<span class="price__aside" data-from>${texts.from}</span>`}
    <bdi data-price>${sizePrice(size, product, context)}</bdi>
    ${soldAtOnce(product, context)}
    ${settings.priceType === 'net' && html`<span class="price__aside">${texts.net}</span>`}
  </span>`;
}

/**
 * The price of the form's initial quantity in the chosen size; until one is chosen, the lowest price. The tag follows
 * the choice.
 */
export function chosenPrice(product: Product, context: PageContext): Html {
  const { lang, texts, settings } = context;
  const chosen = chosenSize(product, context);
  const size = chosen ?? cheapestSize(product);
  if (size.grosz === 0) return productPrice(product, context);
  const from =
    !chosen && hasSeveralPrices(product) && html`<span class="price__aside">${texts.from}</span> `;
  const quantity = leastOf(product);
  const text = priceText(worthOf(unitGrosz(product, size, quantity), quantity), product, context);
  return html`<span class="price">
    <shop-price total>${from}${text}<span class="price__aside"> / ${amountText(quantity, product.unit, lang)}</span></shop-price>
    ${settings.priceType === 'net' && html`<span class="price__aside">${texts.net}</span>`}
  </span>`;
}

/** The regular price of a product on offer, struck through beside the price; empty without one. */
export function struckPrice(product: Product, context: PageContext): Part {
  const regular = product.offer?.regular;
  if (!regular) return undefined;
  const text = priceText(worthOf(regular, product.unit.sellBy), product, context);
  return html`<s class="price__struck"><span class="visually-hidden">${context.texts.regularPrice}: </span><bdi>${text}</bdi></s>`;
}
