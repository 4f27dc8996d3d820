import type { Basket, Worth } from '../../../platform/basket/basket.ts';
import { type Html, html, type Part } from '../../html.ts';
import {
  DELIVERIES,
  deliveryCost,
  type OrderChoice,
  PAYMENTS,
  paymentFee,
} from '../../orders/order-sums.ts';
import type { PageContext } from '../../page.ts';
import { worthText } from '../basket-lines.ts';
import { radios } from '../choices.ts';
import type { FormState } from '../customer/form-state.ts';
import { section } from '../customer/section.ts';
import { lockerChoice } from './locker-choice.ts';

function costText(cost: Worth, context: PageContext): Part {
  return cost.gross === 0 ? context.texts.freeShipping : worthText(cost, context);
}

/** A price that the page's script updates when the country changes. */
function deliveryPrice(delivery: OrderChoice['delivery'], basket: Basket, context: PageContext) {
  return html`<span data-counted="${delivery}">${costText(deliveryCost(basket, delivery), context)}</span>`;
}

function pricesOf<V extends string>(values: readonly V[], price: (value: V) => Part) {
  return Object.fromEntries(values.map((value) => [value, price(value)])) as Record<V, Part>;
}

/** The choices of delivery and payment, each with its price. */
export function orderChoices(state: FormState, chosen: OrderChoice, basket: Basket): Html {
  const { context } = state;
  const { order, customer } = context.texts;
  return section(
    { legend: order.ways, note: order.waysNote },
    radios({
      name: 'order_delivery',
      label: customer.deliveryMethod,
      options: order.deliveries,
      chosen: chosen.delivery,
      prices: pricesOf(DELIVERIES, (way) => deliveryPrice(way, basket, context)),
      error: state.error('order_delivery'),
    }),
    lockerChoice(state),
    radios({
      name: 'order_payment',
      label: customer.paymentMethod,
      options: order.payments,
      chosen: chosen.payment,
      prices: pricesOf(PAYMENTS, (way) => {
        const fee = paymentFee(way);
        return fee.gross > 0 && html`+ ${worthText(fee, context)}`;
      }),
      error: state.error('order_payment'),
    }),
  );
}
