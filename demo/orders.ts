/** How an order can be paid for. */
export const PAYMENTS = ['blik', 'transfer', 'card'] as const;

/** One of the ways to pay. */
export type Payment = (typeof PAYMENTS)[number];

/** How an order can be delivered. */
export const DELIVERIES = ['courier', 'locker'] as const;

/** An order as far as the demo shop keeps it: no name, no address. */
export interface Order {
  readonly number: number;
  readonly grosz: number;
  readonly payment: Payment;
  readonly isPaid: boolean;
}

/** The last order of each session, kept as long as the server runs. */
export interface Orders {
  of(session: string): Order | undefined;
  place(session: string, order: Pick<Order, 'grosz' | 'payment'>): Order;
  pay(session: string): void;
}

const FIRST_NUMBER = 1001;
const MAX_KEPT_ORDERS = 1000;

/** Orders in memory; the oldest are forgotten when there are too many. */
export function createOrders(): Orders {
  const orders = new Map<string, Order>();
  let nextNumber = FIRST_NUMBER;
  return {
    of: (session) => orders.get(session),
    place(session, { grosz, payment }) {
      const order: Order = { number: nextNumber++, grosz, payment, isPaid: false };
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
