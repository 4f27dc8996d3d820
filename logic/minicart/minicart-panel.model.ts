import type { Basket, BasketProduct } from '../basket/basket.model.ts';
import { parseDecimal } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';
import type { PriceType } from '../settings/shop-config.ts';

/** The amount that is missing for free shipping; undefined where it is reached or not known. */
export function formatMissing({ toShippingFree }: Basket, format: PriceFormat): string | undefined {
  const { value = 0, formatted } = toShippingFree;
  const amount = value > 0 && parseDecimal(value);
  return amount ? formatted || priceText(amount, format) : undefined;
}

/** The price type that is not the one the shopper sees. */
export const otherPriceType = (type: PriceType): PriceType => (type === 'net' ? 'gross' : 'net');

/** Whether the one-click purchase takes all products (docs/specification.md#s4-mini-cart). */
export const isOneClickPossible = (products: readonly BasketProduct[]): boolean =>
  products.every(({ name, isSubscription }) => name.trim() !== '' && !isSubscription);
