import type { Decimal } from './decimal.ts';

/** Both as units of the finer scale. */
function aligned(a: Decimal, b: Decimal): readonly [bigint, bigint, number] {
  const scale = Math.max(a.scale, b.scale);
  const units = (one: Decimal) => one.units * 10n ** BigInt(scale - one.scale);
  return [units(a), units(b), scale];
}

/** The exact sum. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [first, second, scale] = aligned(a, b);
  return { units: first + second, scale };
}

/** Whether `a` is less than `b`, exactly. */
export function isLessDecimal(a: Decimal, b: Decimal): boolean {
  const [first, second] = aligned(a, b);
  return first < second;
}
