import {
  addDecimals,
  ceilDecimal,
  floorDecimal,
  isLessDecimal,
  subtractDecimals,
} from '../money/arithmetic.ts';
import { type Decimal, formatDecimal, ONE } from '../money/decimal.ts';

/** The limits that somebody gives; undefined where they give none. */
export interface QuantityLimits {
  readonly min: Decimal | undefined;
  readonly max: Decimal | undefined;
  /** The quantity that is sold at once. */
  readonly step: Decimal | undefined;
  /** How many decimal places a quantity has at most. */
  readonly precision: number | undefined;
}

/** What a quantity may be: a multiple of the step, from the least to the most. */
export interface QuantityBounds {
  readonly min: Decimal;
  /** Undefined where there is none; less than `min` where no quantity can be ordered. */
  readonly max: Decimal | undefined;
  readonly step: Decimal;
  readonly precision: number;
}

/** Why a quantity cannot be ordered. */
export type QuantityFault = 'too-few' | 'too-many';

const smaller = (a: Decimal, b: Decimal): Decimal => (isLessDecimal(b, a) ? b : a);
const larger = (a: Decimal, b: Decimal): Decimal => (isLessDecimal(a, b) ? b : a);

/** The bounds that follow from limits: the lower one goes up to a step, the upper one goes down. */
export function boundsOf({ min, max, step = ONE, precision = 0 }: QuantityLimits): QuantityBounds {
  return {
    min: ceilDecimal(larger(min ?? step, step), step),
    max: max && floorDecimal(max, step),
    step,
    // a price mask or a unit may say 0 where halves are sold
    precision: Math.max(precision, step.scale),
  };
}

/** The quantity that is ordered where the shopper asks for another: between two steps it is the upper one. */
export function withinBounds(
  value: Decimal | undefined,
  { min, max, step }: QuantityBounds,
): Decimal {
  if (!value || value.units <= 0n) return min;
  const whole = ceilDecimal(value, step);
  return larger(min, max ? smaller(max, whole) : whole);
}

/** The quantity that is a number of steps up or down; one between two steps goes to the next of them first. */
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

/** Why a quantity cannot be ordered; one that is none, or lies between two steps, is too few. */
export function quantityFault(
  value: Decimal | undefined,
  bounds: QuantityBounds,
): QuantityFault | undefined {
  const { min, max, step } = bounds;
  if (!value || isLessDecimal(value, min) || (max && isLessDecimal(max, min))) return 'too-few';
  if (max && isLessDecimal(max, value)) return 'too-many';
  return isLessDecimal(value, ceilDecimal(value, step)) ? 'too-few' : undefined;
}

/** A quantity as controls have it: with a point, and without zeros at the end. */
export const quantityText = (value: Decimal): string =>
  value.scale > 0 ? formatDecimal(value).replace(/\.?0+$/, '') : formatDecimal(value);
