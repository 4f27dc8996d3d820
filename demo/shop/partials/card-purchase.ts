import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { hasSeveralPrices } from '../../platform/catalogue/sizes.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { buyElsewhere, formAtOnce } from './buy-at-once.ts';
import { sizePrice } from './price.ts';
import { leastOf } from './product/quantity.ts';

/** A size, with its price if prices differ; a sold-out size can be chosen, and is refused with a message. */
function option(size: Size, product: Product, context: PageContext): Html {
  const { lang, texts } = context;
  const isOut = !hasStock(size);
  const price = hasSeveralPrices(product) && ` – ${sizePrice(size, product, context)}`;
  return html`<option value="${size.id}"${isOut && html` data-count="0"`}>${size.name[lang]}${price}${isOut && ` (${texts.product.soldOut})`}</option>`;
}

function size(product: Product, context: PageContext): Html {
  const { lang, texts } = context;
  const [only, ...others] = product.sizes;
  if (others.length === 0) return html`<input type="hidden" name="size" value="${only.id}">`;
  const label = `${texts.size}: ${product.name[lang]}`;
  return html`<shop-choice class="card__size" look="list" label="${label}"><select class="field__input" name="size" aria-label="${label}" required>
      <option value="">${texts.size}</option>
      ${product.sizes.map((one) => option(one, product, context))}
    </select></shop-choice>`;
}

/** Products sold by the piece are bought singly; for others the shopper sees the quantity. */
function quantity(product: Product, { lang, texts }: PageContext): Html {
  const least = leastOf(product);
  if (least === 1) return html`<input type="hidden" name="quantity" value="1">`;
  const { name, unit } = product;
  return html`<shop-quantity class="card__quantity" label="${name[lang]}" unit="${unit.singular[lang]}" unit-plural="${unit.plural[lang]}" unit-fraction="${unit.fraction[lang]}"><label><span class="visually-hidden">${texts.quantityOf(name[lang])}</span>
      <input class="field__input" type="number" name="quantity" value="${least}" min="${least}" step="${unit.sellBy}" required></label></shop-quantity>`;
}

/** Buys a product from its card, with a choice of size, and of the quantity unless it is sold by the piece. */
export function cardPurchase(product: Product, context: PageContext): Html {
  const fields = html`${size(product, context)}${quantity(product, context)}`;
  const form = { product, action: '/basketchange.php', operation: 'add', fields } as const;
  return buyElsewhere(product, context) ?? formAtOnce(form, context);
}
