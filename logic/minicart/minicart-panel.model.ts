import type { Basket, BasketProduct } from '../basket/basket.model.ts';
import { parseDecimal } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';
import type { PriceType } from '../settings/shop-config.ts';

/** The formatted amount missing for free shipping; undefined when shipping is free or the amount is unknown. */
export function formatMissing({ toShippingFree }: Basket, format: PriceFormat): string | undefined {
  const { value = 0, formatted } = toShippingFree;
  const amount = value > 0 && parseDecimal(value);
  return amount ? formatted || priceText(amount, format) : undefined;
}

/** The other price type: gross for net, net for gross. */
export const otherPriceType = (type: PriceType): PriceType => (type === 'net' ? 'gross' : 'net');

/** Whether the one-click purchase accepts all products (docs/specification.md#s4-mini-cart). */
export const isOneClickPossible = (products: readonly BasketProduct[]): boolean =>
  products.every(({ name, isSubscription }) => name.trim() !== '' && !isSubscription);

const HAS_AMOUNT = /[1-9]/;
const HAS_DIGIT = /\d/;

/** Whether a formatted price, such as `0,00 zł`, is nothing to pay. */
export const isFree = (price: string): boolean => HAS_DIGIT.test(price) && !HAS_AMOUNT.test(price);
