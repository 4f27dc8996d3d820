import type { Basket } from '../../../platform/basket/basket.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { OrderChoice } from '../../orders/order-sums.ts';
import type { PageContext } from '../../page.ts';
import { freeDelivery } from '../basket-summary.ts';
import { billingSection } from '../customer/billing.ts';
import { buyerSection } from '../customer/buyer.ts';
import { consent, termsConsent } from '../customer/consents.ts';
import { deliverySection } from '../customer/delivery.ts';
import type { FormState } from '../customer/form-state.ts';
import { REQUIRED_KEYS } from '../customer/required-keys.ts';
import { section } from '../customer/section.ts';
import { type Counted, sumRows } from '../sums.ts';
import { orderChoices } from './order-choices.ts';
import { orderLines } from './order-lines.ts';

/** The displayed total; the server refuses an order that costs more. */
export const SEEN_TOTAL = 'order_seen';
/** The value of `operation` that only computes the sums. */
export const COUNT = 'count';

/** An unfinished order: the form, the choices and the sums. */
export interface Checkout extends Counted {
  readonly state: FormState;
  readonly choice: OrderChoice;
  /** The basket with the delivery to the chosen country. */
  readonly basket: Basket;
}

function loginHint({ visit, texts }: PageContext): Part {
  const { haveAccount, fillsForm } = texts.order;
  if (visit.session().login !== null) return '';
  return html`<p class="quiet">${haveAccount} <a href="/login.php">${texts.logIn}</a>${fillsForm}</p>`;
}

function consents(state: FormState): Html {
  const { customer, order } = state.context.texts;
  return section(
    { legend: customer.consents },
    termsConsent(state),
    consent({ name: 'consent_demo', need: 'always' }, order.understand, state),
  );
}

function sums(checkout: Checkout, context: PageContext): Html {
  return html`<div class="summary__sums" data-counted="sums" aria-live="polite">
    ${sumRows(checkout, context)}
    ${freeDelivery(checkout.basket, context.texts)}
    <input type="hidden" name="${SEEN_TOTAL}" value="${checkout.sums.total.gross}">
  </div>`;
}

/** Enter activates the first button; the second one is for pages without JavaScript. */
function summary(checkout: Checkout, context: PageContext): Html {
  const { texts } = context;
  const { items } = checkout.basket;
  return html`<aside class="summary" aria-labelledby="summary">
    <h2 class="summary__heading" id="summary">${texts.order.ordered}</h2>
    ${orderLines(items, context)}
    ${sums(checkout, context)}
    <button class="button button--large button--wide" type="submit">${texts.order.orderAndPay}</button>
    <button class="button button--quiet button--wide order__count" name="operation" value="${COUNT}"
      formnovalidate>${texts.order.count}</button>
    <p class="quiet">${texts.order.kept}</p>
  </aside>`;
}

/** The whole order form, from the buyer to the sums. */
export function checkoutForm(checkout: Checkout, context: PageContext): Html {
  const { state, choice, basket } = checkout;
  return html`${loginHint(context)}
    <shop-form required-keys="${REQUIRED_KEYS.order}">
      <form class="basket customer__form order" action="/place-order.php" method="post">
        <div class="order__details">
          ${buyerSection(state)}
          ${billingSection(state, true)}
          ${deliverySection(state)}
          ${orderChoices(state, choice, basket)}
          ${consents(state)}
        </div>
        ${summary(checkout, context)}
      </form>
    </shop-form>`;
}
