import {
  addDecimals,
  ceilDecimal,
  floorDecimal,
  isLessDecimal,
  subtractDecimals,
} from '../money/arithmetic.ts';
import { type Decimal, formatDecimal, isSameDecimal, ONE } from '../money/decimal.ts';

/** Optional limits from one source. */
export interface QuantityLimits {
  readonly min: Decimal | undefined;
  readonly max: Decimal | undefined;
  /** The selling unit. */
  readonly step: Decimal | undefined;
  /** The maximum number of decimal places of a quantity. */
  readonly precision: number | undefined;
}

/** The allowed quantities: multiples of the step, from the minimum to the maximum. */
export interface QuantityBounds {
  readonly min: Decimal;
  /** Undefined if unlimited; less than `min` if no quantity can be ordered. */
  readonly max: Decimal | undefined;
  readonly step: Decimal;
  readonly precision: number;
}

/** A limit that a quantity violates. */
export type BrokenLimit = 'min' | 'max' | 'step';

/** Why a quantity cannot be ordered. */
export type QuantityFault = 'too-few' | 'too-many';

const smaller = (a: Decimal, b: Decimal): Decimal => (isLessDecimal(b, a) ? b : a);
const larger = (a: Decimal, b: Decimal): Decimal => (isLessDecimal(a, b) ? b : a);

/** Derives bounds from limits: the minimum is rounded up to a step, the maximum down. */
export function boundsOf({ min, max, step = ONE, precision = 0 }: QuantityLimits): QuantityBounds {
  return {
    min: ceilDecimal(larger(min ?? step, step), step),
    max: max && floorDecimal(max, step),
    step,
    // a price mask or a unit may have 0 decimals although halves are sold
    precision: Math.max(precision, step.scale),
  };
}

/** Clamps a quantity to the bounds; between two steps it is rounded up. */
export function withinBounds(
  value: Decimal | undefined,
  { min, max, step }: QuantityBounds,
): Decimal {
  if (!value || value.units <= 0n) return min;
  const whole = ceilDecimal(value, step);
  return larger(min, max ? smaller(max, whole) : whole);
}

/** Adds a number of steps; a quantity between two steps first moves to the next of them. */
export function stepQuantity(
  value: Decimal | undefined,
  steps: number,
  bounds: QuantityBounds,
): Decimal {
  const { step, min } = bounds;
  if (!value || value.units <= 0n) return min;
  const distance = { ...step, units: step.units * BigInt(Math.abs(steps)) };
  const next =
    steps > 0
      ? addDecimals(floorDecimal(value, step), distance)
      : subtractDecimals(ceilDecimal(value, step), distance);
  return withinBounds(next, bounds);
}

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

/** Why a quantity cannot be ordered; an invalid one, or one between two steps, is too few. */
export function quantityFault(
  value: Decimal | undefined,
  bounds: QuantityBounds,
): QuantityFault | undefined {
  const limit = brokenLimit(value, bounds);
  if (limit === 'max' && !isUnorderable(bounds)) return 'too-many';
  return limit && 'too-few';
}

/** A quantity as the value of a control: with a point, without trailing zeros. */
export const quantityText = (value: Decimal): string =>
  value.scale > 0 ? formatDecimal(value).replace(/\.?0+$/, '') : formatDecimal(value);
