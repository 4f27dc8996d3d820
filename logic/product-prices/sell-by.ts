import { type Decimal, isSameDecimal, ONE, parseDecimal } from '../money/decimal.ts';
import { readPath } from '../wire/json.ts';

/** The selling unit of a product; undefined if it is 1 or invalid. */
export function sellByOf(unit: unknown): Decimal | undefined {
  const sellBy = parseDecimal(readPath(unit, 'sellBy'));
  return sellBy && sellBy.units > 0n && !isSameDecimal(sellBy, ONE) ? sellBy : undefined;
}
