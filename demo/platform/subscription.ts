import type {
  Product,
  Size,
  Subscription,
  SubscriptionRebate,
} from './catalogue/catalogue.types.ts';
import { divideRounded, price, worthOf } from './money.ts';

const PERCENT = 100;
const GROSZ_PER_ZLOTY = 100;

/** The data of a subscription in a template (docs/specification.md#s3-subscription-price); amounts as `24.90`. */
export interface SubscriptionOffer {
  readonly max: string;
  readonly maxNet: string;
  readonly before: string;
  readonly rebateValue: number;
  readonly rebateType: SubscriptionRebate['type'];
  /** The resulting gross price, in grosz. */
  readonly grosz: number;
}

const decimal = (value: number): string => value.toFixed(2);

/** A gross price less the rebate of a subscription, in grosz. */
function rebated(grosz: number, { type, value }: SubscriptionRebate): number {
  if (type === 'quota') return Math.max(0, grosz - value);
  return grosz - divideRounded(grosz * value, PERCENT);
}

/** The product with the price of the subscription with these days, or of its first one; unchanged if it has none. */
export function subscribed(product: Product, days?: number): Product {
  const [first, ...others] = product.sizes;
  const { subscriptions } = product;
  const subscription = subscriptions.find((one) => one.days === days) ?? subscriptions[0];
  if (!subscription) return product;
  const cheaper = (size: Size): Size => ({
    ...size,
    grosz: rebated(size.grosz, subscription.rebate),
  });
  return { ...product, sizes: [cheaper(first), ...others.map(cheaper)] };
}

/** The rebate of a subscription on the smallest quantity sold. */
export function rebateOf({ rebate }: Subscription, { unit }: Product): SubscriptionRebate {
  const { type, value } = rebate;
  return type === 'quota' ? { type, value: worthOf(value, unit.sellBy) } : rebate;
}

/** The offer for the smallest quantity sold of a product in its first size; undefined without a subscription. */
export function subscriptionOffer(product: Product): SubscriptionOffer | undefined {
  const { subscriptions, sizes, unit, vatPercent } = product;
  const [subscription] = subscriptions;
  if (!subscription) return undefined;
  const { type, value } = rebateOf(subscription, product);
  const worth = worthOf(sizes[0].grosz, unit.sellBy);
  const { gross, net } = price(worth, vatPercent);
  return {
    max: decimal(gross.value),
    maxNet: decimal(net.value),
    before: decimal(gross.value),
    rebateValue: type === 'quota' ? value / GROSZ_PER_ZLOTY : value,
    rebateType: type,
    grosz: rebated(worth, { type, value }),
  };
}
