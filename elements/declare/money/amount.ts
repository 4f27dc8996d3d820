import * as v from 'valibot';
import { type Decimal, formatDecimal, parseDecimal } from '../../../logic/money/decimal.ts';
import { readAmount } from '../../../logic/money/read-amount.ts';
import type { Attribute } from '../attributes.ts';

/** An exact decimal, else what a template printed for people (`149,99`). */
const readGiven = (given: unknown): Decimal | undefined =>
  parseDecimal(given) ?? (typeof given === 'string' ? readAmount(given) : undefined);

/** Templates print an amount that does not apply as `false`. */
const AmountSchema = v.union([
  v.pipe(
    v.union([v.literal(false), v.literal('false')]),
    v.transform(() => undefined),
  ),
  v.pipe(
    v.unknown(),
    v.transform(readGiven),
    v.check((amount) => amount !== undefined),
  ),
]);

/** An exact amount; absent, empty and `false` are undefined. The property is its decimal text. */
export const amount = (): Attribute<Decimal | undefined> => ({
  fallback: undefined,
  schema: AmountSchema,
  toProperty: (amount) => amount && formatDecimal(amount),
});
