import * as v from 'valibot';
import { parseDecimal } from '../../../logic/money/decimal.ts';
import { type Attribute, TextSchema } from '../attributes.ts';

/** Templates print an amount that does not apply as `false`. */
const AmountSchema = v.pipe(
  v.unknown(),
  v.transform((given) => (given === false || given === 'false' ? undefined : given)),
  v.optional(
    v.pipe(
      TextSchema,
      v.check((amount: string) => parseDecimal(amount) !== undefined),
    ),
  ),
);

/** A plain decimal number, kept as text so that it stays exact; absent, empty and `false` are undefined. */
export const amount = (): Attribute<string | undefined> => ({
  fallback: undefined,
  schema: AmountSchema,
});
