import { type Decimal, isSameDecimal, ONE, parseDecimal } from '../money/decimal.ts';
import { readPath } from '../wire/json.ts';
import { plainText } from '../wire/plain-text.ts';

/** The platform's formatted amount; undefined when there is none. */
export function formattedOf(amount: unknown): string | undefined {
  const formatted = readPath(amount, 'formatted');
  return typeof formatted === 'string' && formatted !== '' ? plainText(formatted) : undefined;
}

/** Whether two amounts are equal: by value when both have one, or else by their formatted text. */
export function isSameAmount(a: unknown, b: unknown): boolean {
  const left = parseDecimal(readPath(a, 'value'));
  const right = parseDecimal(readPath(b, 'value'));
  if (left && right) return isSameDecimal(left, right);
  const formatted = formattedOf(a);
  return formatted !== undefined && formatted === formattedOf(b);
}

/** The selling unit of a product; undefined if it is 1 or invalid. */
export function sellByOf(unit: unknown): Decimal | undefined {
  const sellBy = parseDecimal(readPath(unit, 'sellBy'));
  return sellBy && sellBy.units > 0n && !isSameDecimal(sellBy, ONE) ? sellBy : undefined;
}
