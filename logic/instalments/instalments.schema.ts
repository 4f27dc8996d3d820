import * as v from 'valibot';
import { readAmount } from '../money/read-amount.ts';

/** An amount of money as templates print it, kept as text: binary floats are no money. */
export const AmountTextSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => readAmount(value) !== undefined),
  v.transform(String),
);
