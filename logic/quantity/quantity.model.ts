import { isLessDecimal } from '../money/arithmetic.ts';
import { type Decimal, isSameDecimal } from '../money/decimal.ts';
import { type QuantityBounds, withinBounds } from '../product/quantity-rule.ts';

/** The cause of a change of the quantity: a click or a key, typing, or a correction. */
export type QuantityReason = 'step' | 'typed' | 'corrected';

/** A limit that a quantity violates. */
export type BrokenLimit = 'min' | 'max' | 'step';

/** The limit that a quantity violates; undefined if it can be ordered. */
export function brokenLimit(
  value: Decimal | undefined,
  bounds: QuantityBounds,
): BrokenLimit | undefined {
  if (!value || isLessDecimal(value, bounds.min)) return 'min';
  if (bounds.max && isLessDecimal(bounds.max, value)) return 'max';
  return isSameDecimal(value, withinBounds(value, bounds)) ? undefined : 'step';
}

/** Whether the stock is below the minimum. */
export const isUnorderable = ({ min, max }: QuantityBounds): boolean =>
  max !== undefined && isLessDecimal(max, min);
