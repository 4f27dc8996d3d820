import { parseDecimal } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';
import type { Amount } from './basket.model.ts';

/** The formatted amount missing for free shipping; undefined when shipping is free or the amount is unknown. */
export function formatMissing(
  { value = 0, formatted }: Amount,
  format: PriceFormat,
): string | undefined {
  const amount = value > 0 && parseDecimal(value);
  return amount ? formatted || priceText(amount, format) : undefined;
}
