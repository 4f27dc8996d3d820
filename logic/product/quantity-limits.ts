import { isLessDecimal } from '../money/arithmetic.ts';
import type { Decimal } from '../money/decimal.ts';
import { readPath } from '../wire/json.ts';
import { sizeOf } from './product-record.model.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { boundsOf, type QuantityBounds, type QuantityLimits } from './quantity-rule.ts';
import { readQuantity } from './read-quantity.ts';

/** The platform's quantities have at most three decimal places. */
const MAX_PRECISION = 3;

/** The valid quantities, the smallest first; −1 and 0 are invalid. */
const quantities = (values: readonly unknown[]): Decimal[] =>
  values
    .map(readQuantity)
    .filter((quantity) => quantity !== undefined)
    .sort((one, other) => (isLessDecimal(one, other) ? -1 : 1));

/** A number of decimal places; undefined if invalid. */
function readPrecision(value: unknown): number | undefined {
  const text = String(value).trim();
  return /^\d$/.test(text) ? Math.min(Number(text), MAX_PRECISION) : undefined;
}

/** Limits as written in markup or data: the strictest of several applies, and invalid quantities are ignored. */
export interface WrittenLimits {
  readonly min: readonly unknown[];
  readonly max: readonly unknown[];
  readonly step: unknown;
  readonly precision: unknown;
}

/** Parses limits. */
export const readLimits = ({ min, max, step, precision }: WrittenLimits): QuantityLimits => ({
  min: quantities(min).at(-1),
  max: quantities(max)[0],
  step: readQuantity(step),
  precision: readPrecision(precision),
});

/** The limits of a product in the chosen size; a sold-out size is not limited. */
export function productLimits(
  record: ProductRecord | undefined,
  size: string | undefined,
): QuantityLimits {
  const range = (name: string) => readPath(record, 'order_quantity_range', name);
  return readLimits({
    min: [
      range('min_quantity_per_order'),
      range('min_size_quantity_per_order'),
      range('subscription_min_quantity'),
    ],
    max: [
      readPath(sizeOf(record, size), 'amount'),
      range('max_quantity_per_order'),
      range('max_size_quantity_per_order'),
    ],
    step: readPath(record, 'unit', 'sellBy'),
    precision: readPath(record, 'unit', 'precision'),
  });
}

/** The quantity bounds of a product in the chosen size. */
export const quantityBounds = (
  record: ProductRecord | undefined,
  size: string | undefined,
): QuantityBounds => boundsOf(productLimits(record, size));

/** The first source that has a limit. */
export function firstLimits(sources: readonly QuantityLimits[]): QuantityLimits {
  const first = <K extends keyof QuantityLimits>(key: K): QuantityLimits[K] | undefined =>
    sources.find((source) => source[key] !== undefined)?.[key];
  return {
    min: first('min'),
    max: first('max'),
    step: first('step'),
    precision: first('precision'),
  };
}
