/** Grosz in one złoty. */
const GROSZ_PER_ZLOTY = 100;
/** Quantities count thousandths of a unit, so that 0.5 m stays an integer. */
const QUANTITY_SCALE = 1000;
const NO_BREAK_SPACE = '\u00a0';

/** An amount as the platform sends it: złoty as a number and as text. */
export type Money = { readonly value: number; readonly formatted: string };

/** The same amount with and without VAT. */
export type Price = { readonly gross: Money; readonly net: Money };

/** `numerator / denominator` rounded to an integer, halves away from zero. Both must be safe integers, the denominator positive. */
export function divideRounded(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 ? -size : size;
}

/** Parses `129`, `129.9` or `129.90` to grosz; throws on any other text. */
export function groszFrom(text: string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Error(`[shop] price "${text}": expected złoty like 129.90.`);
  return Number(match[1]) * GROSZ_PER_ZLOTY + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The net amount in grosz. */
export function netOf(grosz: number, vatPercent: number): number {
  return divideRounded(grosz * 100, 100 + vatPercent);
}

/** The price of a quantity with up to three decimal places, in grosz. */
export function worthOf(grosz: number, quantity: number): number {
  return divideRounded(grosz * Math.round(quantity * QUANTITY_SCALE), QUANTITY_SCALE);
}

/** Whether a quantity is a positive multiple of the step the product is sold by. */
export function isSoldBy(quantity: number, step: number): boolean {
  const thousandths = quantity * QUANTITY_SCALE;
  const whole = Math.round(thousandths);
  return (
    whole > 0 &&
    Math.abs(thousandths - whole) < 1e-6 &&
    whole % Math.round(step * QUANTITY_SCALE) === 0
  );
}

/** The largest multiple of the step up to `most`. */
export function soldDown(most: number, step: number): number {
  const scaled = Math.round(step * QUANTITY_SCALE);
  return (Math.floor(Math.floor(most * QUANTITY_SCALE) / scaled) * scaled) / QUANTITY_SCALE;
}

/** Formats grosz as `1 234,50 zł`, with U+00A0 between the groups. */
export function money(grosz: number): Money {
  const digits = String(Math.abs(grosz)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  const sign = grosz < 0 ? '-' : '';
  return {
    value: grosz / GROSZ_PER_ZLOTY,
    formatted: `${sign}${whole},${digits.slice(-2)} zł`,
  };
}

/** The gross amount and its net amount, both rounded to grosz before they are formatted. */
export function price(grosz: number, vatPercent: number): Price {
  return { gross: money(grosz), net: money(netOf(grosz, vatPercent)) };
}
