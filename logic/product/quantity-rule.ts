import {
  addDecimals,
  ceilDecimal,
  floorDecimal,
  isLessDecimal,
  subtractDecimals,
} from '../money/arithmetic.ts';
import { type Decimal, formatDecimal, ONE } from '../money/decimal.ts';

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

/** Why a quantity cannot be ordered; an invalid one, or one between two steps, is too few. */
export function quantityFault(
  value: Decimal | undefined,
  bounds: QuantityBounds,
): QuantityFault | undefined {
  const { min, max, step } = bounds;
  if (!value || isLessDecimal(value, min) || (max && isLessDecimal(max, min))) return 'too-few';
  if (max && isLessDecimal(max, value)) return 'too-many';
  return isLessDecimal(value, ceilDecimal(value, step)) ? 'too-few' : undefined;
}

/** A quantity as the value of a control: with a point, without trailing zeros. */
export const quantityText = (value: Decimal): string =>
  value.scale > 0 ? formatDecimal(value).replace(/\.?0+$/, '') : formatDecimal(value);
