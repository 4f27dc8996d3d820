import type { Basket } from '../../platform/basket/basket.ts';
import { money } from '../../platform/money.ts';
import { regionOf } from '../../platform/region/regions.ts';
import { type Html, html, type Part } from '../html.ts';
import { orderSums, USUAL_CHOICE } from '../orders/order-sums.ts';
import type { PageContext } from '../page.ts';
import type { Texts } from '../texts.ts';
import { amountTag } from './price.ts';
import { rebateForm, rebateTag } from './rebate-code.ts';
import { sumRows } from './sums.ts';

/** The amount missing for free delivery. */
export function freeDelivery({ toShippingFree, freeFrom, worth }: Basket, texts: Texts): Html {
  const text =
    toShippingFree === 0
      ? texts.freeShippingReached
      : texts.toFreeShipping(money(toShippingFree).formatted);
  return html`<shop-free-shipping class="free-delivery" limit="${money(freeFrom).value}" missing="${money(toShippingFree).value}">
    <p id="free-delivery">${text}</p>
    <progress class="free-delivery__bar" max="${freeFrom}" value="${Math.min(worth.gross, freeFrom)}" aria-labelledby="free-delivery"></progress>
  </shop-free-shipping>`;
}

/** The total and the checkout link, which stay in view on phones. */
export function basketBar({ basket, texts }: PageContext): Html {
  const { total } = orderSums(basket, USUAL_CHOICE);
  return html`<div class="basket__bar">
    <p>${texts.total}<b data-counted="total">${amountTag(money(total.gross))}</b></p>
    <a class="button button--large" href="/place-order.php">${texts.toCheckout}</a>
  </div>`;
}

/** The sums of the basket, with the links to the next steps below. */
export function basketSummary(context: PageContext, action: Part): Html {
  const { basket, texts, settings } = context;
  const counted = { sums: orderSums(basket, USUAL_CHOICE), region: regionOf(settings.region) };
  return html`<aside class="summary" aria-labelledby="summary">
    <h2 class="summary__heading" id="summary">${texts.summary}</h2>
    <div class="summary__sums" data-counted="sums" aria-live="polite">
      ${sumRows(counted, context)}
      ${freeDelivery(basket, texts)}
    </div>
    ${rebateTag(context, rebateForm(context))}
    ${action}
  </aside>`;
}
