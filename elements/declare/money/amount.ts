import * as v from 'valibot';
import { parseDecimal } from '../../../logic/money/decimal.ts';
import type { Attribute } from '../attributes.ts';

/** Templates print an amount that does not apply as `false`. */
const AmountSchema = v.pipe(
  v.unknown(),
  v.transform((given) => (given === false || given === 'false' ? undefined : given)),
  v.check((given) => given === undefined || parseDecimal(given) !== undefined),
  v.transform((given) => (given === undefined ? undefined : String(given))),
);

/** A plain decimal number, kept as text so that it stays exact; absent, empty and `false` are undefined. */
export const amount = (): Attribute<string | undefined> => ({
  fallback: undefined,
  schema: AmountSchema,
});
