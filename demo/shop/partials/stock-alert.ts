import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import { chosenSize } from './product/chosen-size.ts';

/** Whether a size of a product is sold out, so that a shopper may wait for it. */
export const isAwaited = ({ sizes }: Product): boolean => !sizes.every(hasStock);

/** The form in which a shopper asks for an e-mail when the chosen size is back. */
export function alertForm(product: Product, context: PageContext, button = 'button'): Html {
  const { texts } = context;
  return html`<form class="alert" id="projector_notice" action="/basketchange.php" method="post">
    <input type="hidden" name="mode" value="2">
    <input type="hidden" name="avability_track" value="only_one">
    <input type="hidden" name="product" value="${product.id}">
    <input type="hidden" name="size" value="${chosenSize(product, context)?.id}">
    <p>${texts.product.alertText}</p>
    <label for="alert_email">${texts.product.alertEmail}</label>
    <span class="alert__row">
      <input class="field__input alert__email" id="alert_email" type="email" name="email" required autocomplete="email">
      <button class="${button}">${texts.product.alertSend}</button>
    </span>
  </form>`;
}

/** The alert of the page's product; empty if every size is in stock. */
export const stockAlert = (product: Product, context: PageContext): Part =>
  isAwaited(product) &&
  html`<shop-stock-alert class="alert-box">${alertForm(product, context)}</shop-stock-alert>`;
