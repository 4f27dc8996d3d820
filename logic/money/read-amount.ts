import { type Decimal, parseDecimal } from './decimal.ts';
import { decimalSeparatorOf, type PriceFormat } from './price-format.ts';

/** An amount, with an optional currency before or after it. */
const AMOUNT = /^[^\d-]*(\d(?:[\d\s.,]*\d)?)[^\d-]*$/;
const PLAIN = /^\d+(?:\.\d+)?$/;
/** Groups of three with the same separator, then a decimal separator and decimals. */
const GROUPED = /^(\d{1,3}(?:([\s.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const UNGROUPED = /^(\d+)[.,](\d+)$/;
/** Ambiguous without a decimal separator: a thousand, or a number with three decimals. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** Resolves digits that are ambiguous by the decimal separator, if there is one. */
function resolved(digits: string, decimal: string | undefined): string | undefined {
  if (!decimal) return undefined;
  const [, thousands, separator, rest] = AMBIGUOUS.exec(digits) ?? [];
  return `${thousands}${separator === decimal ? '.' : ''}${rest}`;
}

/** Converts grouped digits to plain digits with a decimal point. */
function plainDigits(digits: string, decimal: string | undefined): string | undefined {
  if (AMBIGUOUS.test(digits)) return resolved(digits, decimal);
  if (PLAIN.test(digits)) return digits;
  const [, whole, , fraction] = GROUPED.exec(digits) ?? [];
  if (whole !== undefined) return `${whole.replace(/\D/g, '')}.${fraction ?? '0'}`;
  return UNGROUPED.exec(digits)?.slice(1).join('.');
}

/**
 * Parses an amount that a template printed or a shopper typed: `1234.5`, `1 234,50 zł` or `1.234,50`; undefined for a
 * negative one, and for `1,234` without the decimal separator of the shop.
 */
export function readAmount(
  value: string | number | undefined,
  decimal?: string,
): Decimal | undefined {
  if (typeof value === 'number') return value < 0 ? undefined : parseDecimal(value);
  const [, digits = ''] = AMOUNT.exec(value?.trim() ?? '') ?? [];
  return parseDecimal(plainDigits(digits, decimal));
}

/** The amount in an input, in the shop's format unless it is a number input; undefined while it is empty or no amount. */
export const amountIn = (
  { type, value }: { readonly type: string; readonly value: string },
  format: PriceFormat,
): Decimal | undefined =>
  type === 'number' ? parseDecimal(value) : readAmount(value, decimalSeparatorOf(format));
