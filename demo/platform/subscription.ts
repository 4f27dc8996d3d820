import type { Product, Size } from './catalogue/catalogue.types.ts';
import { divideRounded, price, worthOf } from './money.ts';

const REBATE_PERCENT = 10;
const GROSZ_PER_ZLOTY = 100;

/** What a template knows of a subscription (docs/specification.md#s3-subscription-price); amounts as `24.90`. */
export interface SubscriptionOffer {
  readonly max: string;
  readonly maxNet: string;
  readonly before: string;
  readonly rebateValue: number;
  readonly rebateType: 'percentage';
  /** The gross price that follows, in grosz. */
  readonly grosz: number;
}

const decimal = (value: number): string => value.toFixed(2);

/** What a gross price is less the rebate of a subscription, in grosz. */
const rebated = (grosz: number): number =>
  grosz - divideRounded(grosz * REBATE_PERCENT, GROSZ_PER_ZLOTY);

/** A product as a subscription sells it; the product itself where it has none. */
export function subscribed(product: Product): Product {
  if (product.subscriptionDays.length === 0) return product;
  const [first, ...others] = product.sizes;
  const cheaper = (size: Size): Size => ({ ...size, grosz: rebated(size.grosz) });
  return { ...product, sizes: [cheaper(first), ...others.map(cheaper)] };
}

/** The offer for the smallest quantity sold of a product in its first size; undefined without subscription. */
export function subscriptionOffer(product: Product): SubscriptionOffer | undefined {
  const { subscriptionDays, sizes, unit, vatPercent } = product;
  if (subscriptionDays.length === 0) return undefined;
  const worth = worthOf(sizes[0].grosz, unit.sellBy);
  const { gross, net } = price(worth, vatPercent);
  return {
    max: decimal(gross.value),
    maxNet: decimal(net.value),
    before: decimal(gross.value),
    rebateValue: REBATE_PERCENT,
    rebateType: 'percentage',
    grosz: rebated(worth),
  };
}
