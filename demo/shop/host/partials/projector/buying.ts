import type { Product } from '../../../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../../../platform/catalogue/stock.ts';
import { type Html, html, type Part } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { HOST_TEXTS } from '../../texts.ts';
import { taken } from '../mode.ts';
import { multipack, number } from './number.ts';

/** The platform's output when the shopper exchanges a product of an order. */
function exchange({ url }: PageContext): Part {
  const id = url.searchParams.get('exchange_id');
  return (
    id !== null &&
    html`<input type="hidden" name="exchange_id" value="${id}"><input type="hidden" name="change" value="change">`
  );
}

/** Classes with facts about the product, for the theme's scripts and stylesheets. */
function facts({ sizes, made, subscriptions }: Product, { settings }: PageContext): Html {
  const isSoldOut = !sizes.some(hasStock);
  return html`class="projector_details${isSoldOut && ' disable'}" data-type="${made?.type ?? 'product'}" data-price-type="${settings.priceType}"
      data-subscription="${String(subscriptions.length > 0)}"${isSoldOut && html` data-sizes_disable="true"`}${made?.type === 'product_configurable' && html` data-price_formula="true"`}`;
}

/** The form with these additional children. */
function form(product: Product, children: Part, context: PageContext): Html {
  const { chooseSize, noVersion } = HOST_TEXTS[context.lang];
  return html`<form id="projector_form" ${facts(product, context)} action="/basketchange.php" method="post" data-product_id="${product.id}"
      data-choose="${chooseSize}" data-conflict="${noVersion}">
    <button type="submit" hidden></button>
    <input type="hidden" id="projector_product_hidden" name="product" value="${product.id}">
    <input type="hidden" id="projector_mode_hidden" name="mode" value="1">
    ${exchange(context)}${children}
  </form>`;
}

/**
 * The form, without visible controls, and `shop-product` on it: the tags around need no attributes. Its first button
 * handles Enter.
 */
export function productForm(product: Product, context: PageContext): Html {
  const tag = html`<shop-product form="projector_form"></shop-product>`;
  return taken(
    {
      around: html`<shop-product>${form(product, '', context)}</shop-product>`,
      instead: form(product, tag, context),
    },
    context,
  );
}

/** Buys with loyalty points instead of money. */
const forPoints = ({ terms }: Product, { lang }: PageContext): Part =>
  terms.points !== undefined &&
  html`<button class="btn" id="projector_button_points" type="submit" form="projector_form" name="forpoints" value="1">${HOST_TEXTS[lang].forPoints(terms.points)}</button>`;

/** The quantity and the button, which are associated with the form only by their `form` attribute. */
export function buySection(product: Product, context: PageContext): Html {
  const { texts } = context;
  return html`<div id="projector_buy_section">
    ${multipack(product, context)}
    <label class="projector_label" id="projector_number_label" for="projector_number">${texts.quantity}</label>
    ${number(product, context)}
    <button class="btn --solid" id="projector_button_basket" type="submit" form="projector_form">${texts.addToBasket}</button>
    ${forPoints(product, context)}
    <p id="projector_status" role="status"></p>
  </div>`;
}
