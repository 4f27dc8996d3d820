import * as v from 'valibot';
import type { Decimal } from '../money/decimal.ts';
import { readAmount } from '../money/read-amount.ts';

/** An amount of money with its original text, which may contain the currency. */
export interface PrintedAmount extends Decimal {
  readonly text: string;
}

function printedAmount(given: string | number): PrintedAmount | undefined {
  const amount = readAmount(given);
  return amount && { ...amount, text: String(given) };
}

/** An amount printed by a template, parsed exactly: binary floats are unsuitable for money. */
export const PrintedAmountSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(printedAmount),
  v.check((amount) => amount !== undefined),
);
