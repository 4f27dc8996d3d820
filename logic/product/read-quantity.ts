import { type Decimal, parseDecimal, trimDecimal } from '../money/decimal.ts';

/** Digits with a point and an optional exponent, as number inputs accept. */
const NUMBER = /^([\d.]+?)\.?(?:e\+?(-?\d{1,2}))?$/i;

/** Moves the decimal point to the right. */
function shift({ units, scale }: Decimal, places: number): Decimal {
  const left = scale - places;
  return left < 0 ? { units: units * 10n ** BigInt(-left), scale: 0 } : { units, scale: left };
}

/** Parses a typed or printed quantity, such as `1,5`; undefined unless it is a positive number. */
export function readQuantity(value: unknown): Decimal | undefined {
  const text = String(value).trim().replace(',', '.').replace(/^\./, '0.');
  const [, digits, exponent = '0'] = NUMBER.exec(text) ?? [];
  const decimal = parseDecimal(digits);
  return decimal && decimal.units > 0n ? trimDecimal(shift(decimal, Number(exponent))) : undefined;
}
