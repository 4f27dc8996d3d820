import type { Item } from '../../platform/basket/basket.ts';
import type { BillingAddress, DeliveryAddress } from '../../platform/customers/customer.types.ts';
import type { Locker } from './lockers.ts';
import type { Delivery, OrderSums, Payment } from './order-sums.ts';

/** A placed order; its amounts do not change later. */
export interface Order {
  readonly number: number;
  readonly items: readonly Item[];
  readonly sums: OrderSums;
  readonly delivery: Delivery;
  /** The locker that the parcel goes to. */
  readonly locker: Locker | undefined;
  readonly payment: Payment;
  readonly email: string;
  readonly billing: BillingAddress;
  /** Null when the parcel goes to the billing address. */
  readonly deliverTo: DeliveryAddress | null;
  readonly isPaid: boolean;
}

/** The last order of each session, kept until the server stops. */
export interface Orders {
  of(session: string): Order | undefined;
  place(session: string, order: Omit<Order, 'number' | 'isPaid'>): Order;
  pay(session: string): void;
}

const FIRST_NUMBER = 1001;
const MAX_KEPT_ORDERS = 1000;

/** Orders in memory; the oldest ones are dropped above a limit. */
export function createOrders(): Orders {
  const orders = new Map<string, Order>();
  let nextNumber = FIRST_NUMBER;
  return {
    of: (session) => orders.get(session),
    place(session, details) {
      const order: Order = { ...details, number: nextNumber++, isPaid: false };
      orders.delete(session);
      orders.set(session, order);
      for (const oldest of orders.keys()) if (orders.size > MAX_KEPT_ORDERS) orders.delete(oldest);
      return order;
    },
    pay(session) {
      const order = orders.get(session);
      if (order) orders.set(session, { ...order, isPaid: true });
    },
  };
}
