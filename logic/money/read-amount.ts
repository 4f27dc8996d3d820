import { type Decimal, parseDecimal } from './decimal.ts';

/** An amount, with its currency before or after it. */
const AMOUNT = /^[^\d-]*(\d(?:[\d\s.,]*\d)?)[^\d-]*$/;
const PLAIN = /^\d+(?:\.\d+)?$/;
/** Groups of three, all apart by the same separator, then a decimal separator and decimals. */
const GROUPED = /^(\d{1,3}(?:([\s.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const UNGROUPED = /^(\d+)[.,](\d+)$/;
/** A thousand to some readers, and one with three decimals to others. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Digits with a point before the decimals, of digits as people group them. */
function plainDigits(digits: string): string | undefined {
  if (AMBIGUOUS.test(digits)) return undefined;
  if (PLAIN.test(digits)) return digits;
  const [, whole, , fraction] = GROUPED.exec(digits) ?? [];
  if (whole !== undefined) return `${whole.replace(/\D/g, '')}.${fraction ?? '0'}`;
  return UNGROUPED.exec(digits)?.slice(1).join('.');
}

/**
 * The amount that a template printed: `1234.5`, `1 234,50 zł` or `1.234,50`; undefined for a negative one, and for what
 * two readers would read differently, such as `1,234`.
 */
export function readAmount(value: string | number | undefined): Decimal | undefined {
  if (typeof value === 'number') return value < 0 ? undefined : parseDecimal(value);
  const [, digits = ''] = AMOUNT.exec(value?.trim() ?? '') ?? [];
  return parseDecimal(plainDigits(digits));
}
