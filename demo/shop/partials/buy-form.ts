import { amountText } from '../../platform/catalogue/amount.ts';
import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { price } from '../../platform/money.ts';
import { type Html, html, jsonScript, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import { errorNotice } from './error-notice.ts';
import { madeFields } from './made-fields.ts';
import { followedOmnibus } from './omnibus.ts';
import { amountTag, chosenPrice } from './price.ts';
import { quantity } from './product/quantity.ts';
import { sizeChoice } from './product/size-choice.ts';
import { stock } from './product/stock.ts';
import { subscriptionChoice } from './product/subscription-choice.ts';
import { versionChoice } from './product/version-choice.ts';
import { productData } from './product-data.ts';

const TERMS_PAGE_ID = 7;
const FORM_ID = 'projector_form';

/** The product of the form; `refusal` tells why the last attempt failed. */
export interface Purchase {
  readonly product: Product;
  readonly refusal: string | undefined;
}

/** The quantity sold at once with its unit price, unless it is one. */
function soldBy(product: Product, context: PageContext): Part {
  const { lang, settings, texts } = context;
  const { unit, vatPercent, sizes } = product;
  if (unit.sellBy === 1) return '';
  const { [settings.priceType]: shown } = price(sizes[0].grosz, vatPercent);
  const pack = texts.product.soldBy(amountText(unit.sellBy, unit, lang));
  return html`<p class="buy__unit">${pack} (${amountTag(shown)} / ${amountText(1, unit, lang)})</p>`;
}

/** A short explanation of the lowest price, with a link to the rules. */
function omnibusHelp({ shop, lang, texts }: PageContext): Part {
  const terms = shop.catalogue.cmsPages.find(({ id }) => id === TERMS_PAGE_ID);
  const { omnibusHelp: label, omnibusHint } = texts.chrome;
  return html`<p class="buy__help"><shop-tooltip text="${omnibusHint}"><a href="${terms?.link[lang]}">${label}</a></shop-tooltip></p>`;
}

const isForSale = ({ sizes }: Product): boolean => sizes.some(hasStock) && sizes[0].grosz > 0;

function order(product: Product, context: PageContext): Html {
  return html`<div class="buy__order">
    ${quantity(product, context)}
    <button class="button button--large" type="submit">${context.texts.addToBasket}</button>
  </div>`;
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

/** The platform's data about a product, and one text of our own page: the form for a part of a unit. */
function formData(product: Product, context: PageContext) {
  const data = productData(product, context);
  return { ...data, unit: { ...data.unit, fraction: product.unit.fraction[context.lang] } };
}

/** The price, the sizes and the button of a product. The form works without JavaScript. */
export function buyForm({ product, refusal }: Purchase, context: PageContext): Html {
  const { texts } = context;
  const isOnRequest = product.sizes[0].grosz === 0;
  return html`<shop-product>
    <script type="application/json">${jsonScript(formData(product, context))}</script>
    <form class="buy" id="${FORM_ID}" action="/basketchange.php" method="post">
    <input type="hidden" name="mode" value="1">
    <input type="hidden" name="product" value="${product.id}">
    <div class="buy__price">${chosenPrice(product, context)}${!isOnRequest && soldBy(product, context)}</div>
    ${product.offer && html`<div class="buy__omnibus">${followedOmnibus(product, context)}${omnibusHelp(context)}</div>`}
    ${versionChoice(product, context)}
    ${sizeChoice(product, context)}
    ${subscriptionChoice(product, context)}
    ${stock(product, context)}
    ${isOnRequest && html`<a class="button button--large" href="/contact.html">${texts.askForPrice}</a>`}
    ${madeFields(product, FORM_ID, context)}
    ${isForSale(product) && order(product, context)}
    ${refusal !== undefined && errorNotice(refusal)}
    </form>
  </shop-product>`;
}
