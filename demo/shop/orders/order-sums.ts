import {
  type Basket,
  SHIPPING_VAT_PERCENT,
  type Worth,
  worth,
} from '../../platform/basket/basket.ts';

/** The methods of payment; the last one is cash on delivery. */
export const PAYMENTS = ['blik', 'transfer', 'card', 'cash'] as const;
/** A method of payment. */
export type Payment = (typeof PAYMENTS)[number];

/** The methods of delivery. */
export const DELIVERIES = ['courier', 'locker'] as const;
/** A method of delivery. */
export type Delivery = (typeof DELIVERIES)[number];

/** The default choice. */
export const USUAL_CHOICE: OrderChoice = { delivery: 'courier', payment: 'blik' };

/** The choices that affect the price of an order. */
export interface OrderChoice {
  readonly delivery: Delivery;
  readonly payment: Payment;
}

/** The amounts of an order, in grosz. */
export interface OrderSums {
  readonly products: Worth;
  readonly delivery: Worth;
  /** The cost of the payment method. */
  readonly fee: Worth;
  readonly total: Worth;
}

// Made-up prices, in gross grosz.
const LOCKER_DISCOUNT = 300;
const CASH_FEE = 600;

/** The cost of a delivery of the basket; 0 when delivery is free. */
export function deliveryCost({ shipping }: Basket, delivery: Delivery): Worth {
  const discount = delivery === 'locker' ? LOCKER_DISCOUNT : 0;
  return worth(Math.max(0, shipping.gross - discount), SHIPPING_VAT_PERCENT);
}

/** The cost of a payment method. */
export function paymentFee(payment: Payment): Worth {
  return worth(payment === 'cash' ? CASH_FEE : 0, SHIPPING_VAT_PERCENT);
}

/** The sums of an order of the basket. */
export function orderSums(basket: Basket, { delivery, payment }: OrderChoice): OrderSums {
  const parts = [basket.worth, deliveryCost(basket, delivery), paymentFee(payment)] as const;
  const [products, shipping, fee] = parts;
  const total = {
    gross: parts.reduce((sum, { gross }) => sum + gross, 0),
    net: parts.reduce((sum, { net }) => sum + net, 0),
  };
  return { products, delivery: shipping, fee, total };
}
