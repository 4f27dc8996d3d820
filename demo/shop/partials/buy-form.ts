import { amountText } from '../../platform/catalogue/amount.ts';
import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { hasSeveralPrices } from '../../platform/catalogue/sizes.ts';
import { hasStock, mostInStock } from '../../platform/catalogue/stock.ts';
import { price } from '../../platform/money.ts';
import { type Html, html, jsonScript, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import { errorNotice } from './error-notice.ts';
import { madeFields } from './made-fields.ts';
import { followedOmnibus } from './omnibus.ts';
import { amountTag, chosenPrice, sizePrice } from './price.ts';
import { productData } from './product-data.ts';

/** With fewer units in stock, the shop shows how many are left. */
const FEW_PACKS = 5;
const TERMS_PAGE_ID = 7;
const FORM_ID = 'projector_form';

/** The product of the form; `refusal` tells why the last attempt failed. */
export interface Purchase {
  readonly product: Product;
  readonly refusal: string | undefined;
}

function firstAvailable({ sizes }: Product): Size | undefined {
  return sizes.find(hasStock);
}

function sizeChoice(size: Size, product: Product, context: PageContext): Html {
  const { lang, texts } = context;
  const price = sizePrice(size, product, context);
  return html`<label class="size">
    <input type="radio" name="size" value="${size.id}"${
      size === firstAvailable(product) && html` checked`
    }${!hasStock(size) && html` disabled`}>
    <span class="size__box">
      <span>${size.name[lang]}</span>
      ${!hasStock(size) && html`<small>${texts.sizeSoldOut}</small>`}
      ${hasStock(size) && hasSeveralPrices(product) && html`<small><bdi>${price}</bdi></small>`}
    </span>
  </label>`;
}

function sizeChoices(product: Product, context: PageContext): Html {
  const [only, ...others] = product.sizes;
  if (others.length === 0) return html`<input type="hidden" name="size" value="${only.id}">`;
  return html`<fieldset class="sizes">
    <legend class="field__label">${context.texts.size}</legend>
    ${product.sizes.map((size) => sizeChoice(size, product, context))}
  </fieldset>`;
}

/** The price of one unit, for products sold by several units or by a part of one. */
function unitPrice(product: Product, context: PageContext): Part {
  const { sellBy, singular } = product.unit;
  if (sellBy === 1) return '';
  const { lang, settings } = context;
  const [{ grosz }] = product.sizes;
  const { [settings.priceType]: shown } = price(grosz, product.vatPercent);
  return html`<p class="buy__unit">${amountTag(shown)} / ${singular[lang]}</p>`;
}

function stockText(product: Product, { lang, texts }: PageContext): string {
  const { unit, sizes } = product;
  const stock = Math.max(...sizes.map(mostInStock));
  if (stock === 0) return texts.soldOut;
  if (sizes.length > 1 || stock / unit.sellBy >= FEW_PACKS) return texts.inStock;
  return texts.lastPieces(amountText(stock, unit, lang));
}

function order(product: Product, { texts, lang }: PageContext): Html {
  const { sellBy, plural } = product.unit;
  return html`<div class="buy__order">
    <label class="field"><span class="field__label">${texts.quantity} (${plural[lang]})</span>
      <input class="field__input" type="number" name="quantity" value="${sellBy}" min="${sellBy}"
        step="${sellBy}" required></label>
    <button class="button button--large" type="submit">${texts.addToBasket}</button>
  </div>`;
}

/** A short explanation of the lowest price, with a link to the rules. */
function omnibusHelp({ shop, lang, texts }: PageContext): Part {
  const terms = shop.catalogue.cmsPages.find(({ id }) => id === TERMS_PAGE_ID);
  const { omnibusHelp: label, omnibusHint } = texts.chrome;
  return html`<p class="buy__help"><shop-tooltip text="${omnibusHint}"><a href="${terms?.link[lang]}">${label}</a></shop-tooltip></p>`;
}

function isForSale(product: Product): boolean {
  return firstAvailable(product) !== undefined && product.sizes[0].grosz > 0;
}

/** Name, price and button for phones; shown while the form's own button is out of view. */
export function buyBar(product: Product, context: PageContext): Part {
  if (!isForSale(product)) return '';
  const { lang, texts } = context;
  return html`<div class="buy-bar" role="group" aria-label="${texts.addToBasket}" data-buy-bar hidden>
    <p class="buy-bar__words">
      <span class="buy-bar__name">${product.name[lang]}</span>
      ${chosenPrice(product, context)}
    </p>
    <button class="button" type="submit" form="${FORM_ID}">${texts.addToBasket}</button>
  </div>`;
}

/** The price, the sizes and the button of a product. The form works without scripts. */
export function buyForm({ product, refusal }: Purchase, context: PageContext): Html {
  const { texts } = context;
  const isSoldOut = firstAvailable(product) === undefined;
  const isOnRequest = product.sizes[0].grosz === 0;
  return html`<shop-product>
    <script type="application/json">${jsonScript(productData(product, context))}</script>
    <form class="buy" id="${FORM_ID}" action="/basketchange.php" method="post">
    <input type="hidden" name="operation" value="add">
    <input type="hidden" name="product" value="${product.id}">
    <div class="buy__price">${chosenPrice(product, context)}${unitPrice(product, context)}</div>
    ${followedOmnibus(product, context)}
    ${product.offer && omnibusHelp(context)}
    ${sizeChoices(product, context)}
    <p class="buy__stock${isSoldOut && ' buy__stock--none'}">${stockText(product, context)}</p>
    ${isOnRequest && html`<a class="button button--large" href="/contact.html">${texts.askForPrice}</a>`}
    ${madeFields(product, FORM_ID, context)}
    ${isForSale(product) && order(product, context)}
    ${refusal !== undefined && errorNotice(refusal)}
    </form>
  </shop-product>`;
}
