import type { Basket } from '../shared/basket.model.ts';
import { parseDecimal } from '../shared/decimal.ts';
import { formatPrice, type PriceFormat } from '../shared/price-format.ts';

/** The amount that is missing for free shipping; undefined where it is reached or not known. */
export function formatMissing({ toShippingFree }: Basket, format: PriceFormat): string | undefined {
  const { value = 0, formatted } = toShippingFree;
  const amount = value > 0 && parseDecimal(value);
  return amount ? formatted || formatPrice(amount, format) : undefined;
}
