import {
  type Basket,
  SHIPPING_VAT_PERCENT,
  type Worth,
  worth,
} from '../../platform/basket/basket.ts';

/** How an order can be paid for; the last one when the parcel is handed over. */
export const PAYMENTS = ['blik', 'transfer', 'card', 'cash'] as const;
/** One of the ways to pay. */
export type Payment = (typeof PAYMENTS)[number];

/** How an order can be delivered. */
export const DELIVERIES = ['courier', 'locker'] as const;
/** One of the ways of delivery. */
export type Delivery = (typeof DELIVERIES)[number];

/** What is worked out while nothing else is chosen. */
export const USUAL_CHOICE: OrderChoice = { delivery: 'courier', payment: 'blik' };

/** What a shopper chooses of an order, and pays for. */
export interface OrderChoice {
  readonly delivery: Delivery;
  readonly payment: Payment;
}

/** The amounts of an order, in grosz. */
export interface OrderSums {
  readonly products: Worth;
  readonly delivery: Worth;
  /** What the way to pay costs. */
  readonly fee: Worth;
  readonly total: Worth;
}

// Made-up prices, in gross grosz.
const LOCKER_DISCOUNT = 300;
const CASH_FEE = 600;

/** What a delivery of the basket costs; nothing where delivery is free. */
export function deliveryCost({ shipping }: Basket, delivery: Delivery): Worth {
  const discount = delivery === 'locker' ? LOCKER_DISCOUNT : 0;
  return worth(Math.max(0, shipping.gross - discount), SHIPPING_VAT_PERCENT);
}

/** What a way to pay costs. */
export function paymentFee(payment: Payment): Worth {
  return worth(payment === 'cash' ? CASH_FEE : 0, SHIPPING_VAT_PERCENT);
}

/** What an order of the basket costs. */
export function orderSums(basket: Basket, { delivery, payment }: OrderChoice): OrderSums {
  const parts = [basket.worth, deliveryCost(basket, delivery), paymentFee(payment)] as const;
  const [products, shipping, fee] = parts;
  const total = {
    gross: parts.reduce((sum, { gross }) => sum + gross, 0),
    net: parts.reduce((sum, { net }) => sum + net, 0),
  };
  return { products, delivery: shipping, fee, total };
}
