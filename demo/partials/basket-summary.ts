import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import type { Basket } from '../platform/basket/basket.ts';
import { money } from '../platform/money.ts';
import { regionOf } from '../platform/region/regions.ts';
import { worthText } from './basket-lines.ts';

/** What the shopper pays: products and delivery, gross grosz. */
export function totalOf({ worth, shipping }: Basket): number {
  return worth.gross + shipping.gross;
}

function freeDelivery({ basket, texts }: PageContext): Html {
  const { toShippingFree, freeFrom, worth } = basket;
  const text =
    toShippingFree === 0
      ? texts.freeShippingReached
      : texts.toFreeShipping(money(toShippingFree).formatted);
  return html`<div class="free-delivery">
    <p id="free-delivery">${text}</p>
    <progress class="free-delivery__bar" max="${freeFrom}" value="${Math.min(worth.gross, freeFrom)}" aria-labelledby="free-delivery"></progress>
  </div>`;
}

/** The sums of the basket, and below them what leads on. */
export function basketSummary(context: PageContext, action: Part): Html {
  const { basket, texts, settings, lang } = context;
  const { worth, shipping } = basket;
  return html`<aside class="summary" aria-labelledby="summary">
    <h2 class="summary__heading" id="summary">${texts.summary}</h2>
    <dl class="sums">
      <div><dt>${texts.worth}</dt><dd>${worthText(worth, context)}</dd></div>
      <div>
        <dt>${texts.shipping} <small>${texts.deliveryCountry(regionOf(settings.region).name[lang])}</small></dt>
        <dd>${shipping.gross === 0 ? texts.freeShipping : worthText(shipping, context)}</dd>
      </div>
      <div class="sums__total"><dt>${texts.total}</dt><dd>${money(totalOf(basket)).formatted}</dd></div>
    </dl>
    ${freeDelivery(context)}
    ${action}
  </aside>`;
}
