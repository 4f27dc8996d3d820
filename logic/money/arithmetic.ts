import type { Decimal } from './decimal.ts';

/** Converts both to the larger scale. */
function inOneScale(a: Decimal, b: Decimal): { left: bigint; right: bigint; scale: number } {
  const scale = Math.max(a.scale, b.scale);
  const unitsOf = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  return { left: unitsOf(a), right: unitsOf(b), scale };
}

/** The exact sum. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const { left, right, scale } = inOneScale(a, b);
  return { units: left + right, scale };
}

/** The exact difference. */
export const subtractDecimals = (a: Decimal, { units, scale }: Decimal): Decimal =>
  addDecimals(a, { units: -units, scale });

/** Whether `a` is less than `b`, exactly. */
export function isLessDecimal(a: Decimal, b: Decimal): boolean {
  const { left, right } = inOneScale(a, b);
  return left < right;
}

/** The quotient, rounded to `scale` decimal places, half away from zero; throws a RangeError if the divisor is 0. */
export function divideDecimals(a: Decimal, b: Decimal, scale: number): Decimal {
  const { left, right } = inOneScale(a, b);
  const isNegative = left < 0n !== right < 0n;
  const absolute = (units: bigint) => (units < 0n ? -units : units);
  const divisor = absolute(right);
  const doubled = 2n * absolute(left) * 10n ** BigInt(scale) + divisor;
  const units = doubled / (2n * divisor);
  return { units: isNegative ? -units : units, scale };
}

/** Rounds a positive number down to a multiple of `step`, which must be positive. */
export function floorDecimal(value: Decimal, step: Decimal): Decimal {
  const { left, right } = inOneScale(value, step);
  return { units: (left / right) * step.units, scale: step.scale };
}

/** Rounds a positive number up to a multiple of `step`, which must be positive. */
export function ceilDecimal(value: Decimal, step: Decimal): Decimal {
  const below = floorDecimal(value, step);
  return isLessDecimal(below, value) ? addDecimals(below, step) : below;
}
