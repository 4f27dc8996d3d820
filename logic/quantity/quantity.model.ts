import { isLessDecimal } from '../money/arithmetic.ts';
import { type Decimal, isSameDecimal } from '../money/decimal.ts';
import { type QuantityBounds, withinBounds } from '../product/quantity-rule.ts';

/** Why a change of the quantity has been made: a press or a key, typing, or the rule. */
export type QuantityReason = 'step' | 'typed' | 'corrected';

/** A limit that a quantity does not keep. */
export type BrokenLimit = 'min' | 'max' | 'step';

/** The limit that a quantity does not keep; undefined for one that can be ordered. */
export function brokenLimit(
  value: Decimal | undefined,
  bounds: QuantityBounds,
): BrokenLimit | undefined {
  if (!value || isLessDecimal(value, bounds.min)) return 'min';
  if (bounds.max && isLessDecimal(bounds.max, value)) return 'max';
  return isSameDecimal(value, withinBounds(value, bounds)) ? undefined : 'step';
}

/** Whether there is less than the least that can be ordered. */
export const isUnorderable = ({ min, max }: QuantityBounds): boolean =>
  max !== undefined && isLessDecimal(max, min);
