import type { Product, Size } from '../../../platform/catalogue/catalogue.types.ts';
import { hasSeveralPrices } from '../../../platform/catalogue/sizes.ts';
import { hasStock } from '../../../platform/catalogue/stock.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { sizePrice } from '../price.ts';
import { chosenSize } from './chosen-size.ts';

/** The largest stock that counts as low. */
const FEW = 5;

function stockNote({ stock }: Size, { unit }: Product, { lang, texts }: PageContext) {
  if (stock === 0) return texts.product.soldOut;
  const isFew = stock > 0 && stock <= FEW;
  return isFew && texts.product.few(`${stock.toLocaleString(lang)} ${unit.singular[lang]}`);
}

/** The note that the tag will show beside a size, so that the layout does not shift. */
export function sizeNote(size: Size, product: Product, context: PageContext): string {
  const price = hasSeveralPrices(product) && sizePrice(size, product, context);
  return [price, stockNote(size, product, context)].filter(Boolean).join(', ');
}

function sizeRadio(size: Size, product: Product, context: PageContext): Html {
  const note = sizeNote(size, product, context);
  const isChosen = size === chosenSize(product, context);
  return html`<label${!hasStock(size) && html` data-stock="out"`}><input type="radio" name="size" value="${size.id}" required${isChosen && html` checked`}> <span>${size.name[context.lang]}</span>${note && html`<span class="shop-choice-note"> ${note}</span>`}</label>`;
}

/** The choice of sizes. A sold-out size can also be chosen: the shopper then reads when it will be back. */
export function sizeChoice(product: Product, context: PageContext): Html {
  const [only, ...others] = product.sizes;
  if (others.length === 0) return html`<input type="hidden" name="size" value="${only.id}">`;
  const isPriced = hasSeveralPrices(product);
  return html`<shop-choice class="buy__choice${isPriced && ' buy__choice--priced'}"><fieldset>
    <legend>${context.texts.size}</legend>
    ${product.sizes.map((size) => sizeRadio(size, product, context))}
  </fieldset></shop-choice>`;
}
