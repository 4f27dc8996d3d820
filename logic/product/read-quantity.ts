import { type Decimal, parseDecimal } from '../money/decimal.ts';

/** Digits with a point, perhaps with an exponent, which number inputs take. */
const NUMBER = /^([\d.]+?)\.?(?:e\+?(-?\d{1,2}))?$/i;

/** Moves the point to the right. */
function shift({ units, scale }: Decimal, places: number): Decimal {
  const left = scale - places;
  return left < 0 ? { units: units * 10n ** BigInt(-left), scale: 0 } : { units, scale: left };
}

/** Drops zeros at the end, which are no decimal places. */
const trim = ({ units, scale }: Decimal): Decimal =>
  scale > 0 && units % 10n === 0n
    ? trim({ units: units / 10n, scale: scale - 1 })
    : { units, scale };

/** The quantity that somebody typed or printed, such as `1,5`; undefined for what is no number above 0. */
export function readQuantity(value: unknown): Decimal | undefined {
  const text = String(value).trim().replace(',', '.').replace(/^\./, '0.');
  const [, digits, exponent = '0'] = NUMBER.exec(text) ?? [];
  const decimal = parseDecimal(digits);
  return decimal && decimal.units > 0n ? trim(shift(decimal, Number(exponent))) : undefined;
}
