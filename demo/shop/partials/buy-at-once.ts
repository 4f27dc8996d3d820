import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { fieldsOf } from '../../platform/catalogue/made.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { productUrl } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

interface Bought {
  readonly product: Product;
  /** The address that takes the form without JavaScript. */
  readonly action: string;
  readonly operation: 'add' | 'buy';
}

/** A product that can be bought without its page, and the form that buys it. */
export interface BuyAtOnce extends Bought {
  /** Undefined while the shopper has yet to choose one. */
  readonly size: Size | undefined;
}

/** The form of a product among others; `fields` contains its size and quantity. */
export function formAtOnce(
  { product, fields, ...sent }: Bought & { readonly fields: Html },
  context: PageContext,
): Html {
  const { toBasket, toBasketOf } = context.texts.lists;
  return html`<shop-product card><form action="${sent.action}" method="post">
    <input type="hidden" name="product" value="${product.id}">
    ${fields}
    <button class="button button--quiet" name="operation" value="${sent.operation}" aria-label="${toBasketOf(product.name[context.lang])}">${toBasket}</button>
  </form></shop-product>`;
}

/** The link to a product that cannot be bought without its page, or without a question; undefined for others. */
export function buyElsewhere(product: Product, { lang, texts }: PageContext): Html | undefined {
  const { seeProduct, toProduct } = texts.lists;
  if (product.sizes[0].grosz === 0)
    return html`<a class="button button--quiet" href="/contact.html">${texts.askForPrice}</a>`;
  if (fieldsOf(product).size === 0) return undefined;
  return html`<a class="button button--quiet" href="${productUrl(product, lang)}" aria-label="${toProduct(product.name[lang])}">${seeProduct}</a>`;
}

function fieldsFor(size: Size, { unit }: Product): Html {
  return html`<input type="hidden" name="size" value="${size.id}">
    <input type="hidden" name="quantity" value="${unit.sellBy}">`;
}

/** The form that adds the smallest quantity sold of a product to the basket, or the reason why it cannot be added at once. */
export function buyAtOnce({ size, ...bought }: BuyAtOnce, context: PageContext): Html {
  const { product } = bought;
  const { lang, texts } = context;
  const elsewhere = buyElsewhere(product, context);
  if (elsewhere) return elsewhere;
  const { chooseSize, chooseSizeOf } = texts.lists;
  if (!size)
    return html`<a class="button button--quiet" href="${productUrl(product, lang)}" aria-label="${chooseSizeOf(product.name[lang])}">${chooseSize}</a>`;
  if (!hasStock(size)) return html`<span class="quiet">${texts.soldOut}</span>`;
  return formAtOnce({ ...bought, fields: fieldsFor(size, product) }, context);
}
