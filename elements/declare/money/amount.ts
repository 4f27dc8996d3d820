import * as v from 'valibot';
import { formatDecimal, parseDecimal } from '../../../logic/money/decimal.ts';
import { readAmount } from '../../../logic/money/read-amount.ts';
import type { Attribute } from '../attributes.ts';

/** An exact decimal as it is given, else what a template printed for people (`149,99`), as a plain decimal. */
function plainAmount(given: unknown): string | undefined {
  if (parseDecimal(given)) return String(given);
  const amount = typeof given === 'string' ? readAmount(given) : undefined;
  return amount && formatDecimal(amount);
}

/** Templates print an amount that does not apply as `false`. */
const AmountSchema = v.pipe(
  v.unknown(),
  v.transform((given) => (given === false || given === 'false' ? undefined : given)),
  v.check((given) => given === undefined || plainAmount(given) !== undefined),
  v.transform(plainAmount),
);

/** A decimal number, kept as text so that it stays exact; absent, empty and `false` are undefined. */
export const amount = (): Attribute<string | undefined> => ({
  fallback: undefined,
  schema: AmountSchema,
});
