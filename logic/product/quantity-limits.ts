import { isLessDecimal } from '../money/arithmetic.ts';
import type { Decimal } from '../money/decimal.ts';
import { readPath } from '../product-prices/read-path.ts';
import { boundsOf, type QuantityBounds, type QuantityLimits } from './quantity-rule.ts';
import { readQuantity } from './read-quantity.ts';

/** Quantities of the platform have three decimal places at most. */
const MAX_PRECISION = 3;

const quantities = (values: readonly unknown[]): Decimal[] =>
  values.map(readQuantity).filter((quantity) => quantity !== undefined);

/** The largest of those that are quantities. */
const largest = (...values: readonly unknown[]): Decimal | undefined =>
  quantities(values).reduce<Decimal | undefined>(
    (most, one) => (most && isLessDecimal(one, most) ? most : one),
    undefined,
  );

/** The smallest of those that are quantities: −1 and 0 are no limits. */
const smallest = (...values: readonly unknown[]): Decimal | undefined =>
  quantities(values).reduce<Decimal | undefined>(
    (least, one) => (least && isLessDecimal(least, one) ? least : one),
    undefined,
  );

/** A number of decimal places; undefined for what is none. */
export function readPrecision(value: unknown): number | undefined {
  const text = String(value).trim();
  return /^\d$/.test(text) ? Math.min(Number(text), MAX_PRECISION) : undefined;
}

/** The size with this id in a product's record. */
const sizeOf = (record: unknown, id: string | undefined): unknown => {
  const sizes = readPath(record, 'sizes');
  return Array.isArray(sizes) && id !== undefined
    ? sizes.find((size) => String(readPath(size, 'id')) === id)
    : undefined;
};

/** The limits of a product, in the size that is chosen; sold out is no limit. */
export function productLimits(record: unknown, size: string | undefined): QuantityLimits {
  const range = (name: string) => readPath(record, 'order_quantity_range', name);
  return {
    min: largest(
      range('min_quantity_per_order'),
      range('min_size_quantity_per_order'),
      range('subscription_min_quantity'),
    ),
    max: smallest(
      readPath(sizeOf(record, size), 'amount'),
      range('max_quantity_per_order'),
      range('max_size_quantity_per_order'),
    ),
    step: readQuantity(readPath(record, 'unit', 'sellBy')),
    precision: readPrecision(readPath(record, 'unit', 'precision')),
  };
}

/** The bounds of a product's quantity, in the size that is chosen. */
export const quantityBounds = (record: unknown, size: string | undefined): QuantityBounds =>
  boundsOf(productLimits(record, size));
