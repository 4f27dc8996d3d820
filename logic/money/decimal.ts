/** An exact decimal number: `units` / 10^`scale`. Money is never a binary float (docs/faults.md#decision-1). */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/;

/** Up to this, a double equal to a number of hundredths prints exactly. */
const MOST_HUNDREDTHS = 1e14;

/** A fast path for common amounts: printing and parsing a number takes as long as formatting a price. */
function hundredthsOf(value: number): Decimal | undefined {
  const hundredths = Math.round(value * 100);
  const isExact = hundredths / 100 === value && Math.abs(hundredths) < MOST_HUNDREDTHS;
  return isExact ? { units: BigInt(hundredths), scale: 2 } : undefined;
}

function readDecimal(text: string): Decimal | undefined {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign ? -units : units, scale: fraction.length };
}

/** Parses a plain decimal (`-1234.50`, or a number that prints as one); anything else is undefined. */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return hundredthsOf(value) ?? readDecimal(String(value));
  return typeof value === 'string' ? readDecimal(value) : undefined;
}

export const ONE: Decimal = { units: 1n, scale: 0 };

/** Whether two decimals are the same number, such as 1.5 and 1.50. */
export const isSameDecimal = (a: Decimal, b: Decimal): boolean =>
  a.units * 10n ** BigInt(b.scale) === b.units * 10n ** BigInt(a.scale);

/** The same number without trailing zeros. */
export const trimDecimal = ({ units, scale }: Decimal): Decimal =>
  scale > 0 && units % 10n === 0n
    ? trimDecimal({ units: units / 10n, scale: scale - 1 })
    : { units, scale };

/** The exact product. */
export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** Rounds to `scale` decimal places, half away from zero. */
export function roundDecimal({ units, scale: from }: Decimal, scale: number): Decimal {
  if (from === scale) return { units, scale };
  if (from < scale) return { units: units * 10n ** BigInt(scale - from), scale };
  const divisor = 10n ** BigInt(from - scale);
  const half = units < 0n ? -divisor / 2n : divisor / 2n;
  return { units: (units + half) / divisor, scale };
}

/** The digits with a point, such as `-1234.50`. */
export function formatDecimal({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}
