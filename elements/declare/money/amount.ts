import * as v from 'valibot';
import { type Decimal, formatDecimal, parseDecimal } from '../../../logic/money/decimal.ts';
import { readAmount } from '../../../logic/money/read-amount.ts';
import type { Attribute } from '../attributes.ts';

/** Parses an exact decimal, or an amount that a template printed for people (`149,99`). */
const readGiven = (given: unknown): Decimal | undefined =>
  parseDecimal(given) ?? (typeof given === 'string' ? readAmount(given) : undefined);

/** Templates print an absent amount as `false`. */
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

/** An exact amount; undefined if absent, empty or `false`. The property is its decimal string. */
export const amount = (): Attribute<Decimal | undefined> => ({
  fallback: undefined,
  schema: AmountSchema,
  toProperty: (amount) => amount && formatDecimal(amount),
});
