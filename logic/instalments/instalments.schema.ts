import * as v from 'valibot';
import type { Decimal } from '../money/decimal.ts';
import { readAmount } from '../money/read-amount.ts';

/** An amount of money, and how the template printed it, perhaps with its currency. */
export interface PrintedAmount extends Decimal {
  readonly text: string;
}

function printedAmount(given: string | number): PrintedAmount | undefined {
  const amount = readAmount(given);
  return amount && { ...amount, text: String(given) };
}

/** An amount of money as templates print it, parsed exactly: binary floats are no money. */
export const PrintedAmountSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(printedAmount),
  v.check((amount) => amount !== undefined),
);
