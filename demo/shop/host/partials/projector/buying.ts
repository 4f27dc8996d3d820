import type { Product } from '../../../../platform/catalogue/catalogue.types.ts';
import { type Html, html } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { HOST_TEXTS } from '../../texts.ts';

/** The form, which holds no control that a shopper sees. Its first button answers Enter. */
export function productForm(product: Product, { lang }: PageContext): Html {
  const { chooseSize, noVersion } = HOST_TEXTS[lang];
  return html`<form id="projector_form" class="projector_details" action="/basketchange.php" method="post" data-product_id="${product.id}"
      data-choose="${chooseSize}" data-conflict="${noVersion}">
    <button type="submit" hidden></button>
    <input type="hidden" id="projector_product_hidden" name="product" value="${product.id}">
    <input type="hidden" id="projector_mode_hidden" name="mode" value="1">
  </form>`;
}

function numberButton(type: 'down' | 'up', label: string): Html {
  return html`<button class="btn projector_buy__number_${type}" type="button" data-range-type="${type}" aria-label="${label}">${type === 'up' ? '+' : '−'}</button>`;
}

/** The quantity and the button, which belong to the form by their attribute alone. */
export function buySection({ name, unit, terms }: Product, { lang, texts }: PageContext): Html {
  const { sellBy } = unit;
  return html`<div id="projector_buy_section">
    <label class="projector_label" for="projector_number">${texts.quantity}</label>
    ${numberButton('down', texts.fewerOf(name[lang]))}
    <input class="f-control" type="number" id="projector_number" name="number" form="projector_form" value="${sellBy}" step="${sellBy}"
      data-sellby="${sellBy}" data-prev="${sellBy}" data-minimum-quantity="${terms.least}">
    ${numberButton('up', texts.moreOf(name[lang]))}
    <button class="btn --solid" id="projector_button_basket" type="submit" form="projector_form">${texts.addToBasket}</button>
    <p id="projector_status" role="status"></p>
  </div>`;
}
