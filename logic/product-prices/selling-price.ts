import { multiplyDecimals, parseDecimal } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';
import { formattedOf, sellByOf } from './amount.ts';
import { choosePrice } from './chosen-price.ts';
import type { ProductPrices } from './product-prices.schema.ts';

/** The shopper's choice and the price format. */
export interface SellingPriceOptions {
  readonly size: string | undefined;
  readonly priceType: PriceType;
  readonly format: PriceFormat;
}

/**
 * The price of the chosen size for the selling unit: formatted by the platform, or else the unit price times the
 * quantity. Undefined if neither is known, or for an unknown size.
 */
export function sellingPrice(
  product: ProductPrices,
  { size, priceType, format }: SellingPriceOptions,
): string | undefined {
  const price = choosePrice(product, size, priceType);
  const formatted = formattedOf(readPath(price, 'price', priceType));
  const unit = readPath(price, 'unit', priceType);
  const sellBy = sellByOf(product.unit);
  if (formatted || !sellBy) return formatted ?? formattedOf(unit);
  const value = parseDecimal(readPath(unit, 'value'));
  return value && priceText(multiplyDecimals(value, sellBy), format);
}
