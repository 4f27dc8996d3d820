import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { fieldsOf } from '../../platform/catalogue/made.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { productUrl } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** A product to buy without its page, and the form that buys it. */
export interface BuyAtOnce {
  readonly product: Product;
  /** Undefined while the shopper has yet to choose one. */
  readonly size: Size | undefined;
  /** The address that takes the form without scripts. */
  readonly action: string;
  readonly operation: 'add' | 'buy';
}

function form({ product, size, ...sent }: BuyAtOnce, context: PageContext): Html {
  const { toBasket, toBasketOf } = context.texts.lists;
  return html`<shop-product card><form action="${sent.action}" method="post">
    <input type="hidden" name="product" value="${product.id}">
    <input type="hidden" name="size" value="${size?.id ?? ''}">
    <input type="hidden" name="quantity" value="${product.unit.sellBy}">
    <button class="button button--quiet" name="operation" value="${sent.operation}" aria-label="${toBasketOf(product.name[context.lang])}">${toBasket}</button>
  </form></shop-product>`;
}

/** The form that adds the smallest quantity sold of a product to the basket, or the reason why it cannot be added at once. */
export function buyAtOnce(wanted: BuyAtOnce, context: PageContext): Html {
  const { product, size } = wanted;
  const { lang, texts } = context;
  const { chooseSize, chooseSizeOf, seeProduct, toProduct } = texts.lists;
  if (product.sizes[0].grosz === 0)
    return html`<a class="button button--quiet" href="/contact.html">${texts.askForPrice}</a>`;
  if (fieldsOf(product).size > 0)
    return html`<a class="button button--quiet" href="${productUrl(product, lang)}" aria-label="${toProduct(product.name[lang])}">${seeProduct}</a>`;
  if (!size)
    return html`<a class="button button--quiet" href="${productUrl(product, lang)}" aria-label="${chooseSizeOf(product.name[lang])}">${chooseSize}</a>`;
  if (!hasStock(size)) return html`<span class="quiet">${texts.soldOut}</span>`;
  return form(wanted, context);
}
