import { type Decimal, parseDecimal } from '../money/decimal.ts';
import { readPath } from '../product-prices/read-path.ts';

const STATUSES = ['enable', 'order', 'disable'] as const;

/** Whether a size can be bought at once, on order, or not at all. */
export type StockStatus = (typeof STATUSES)[number];

/** The stock of a size. */
export interface Stock {
  /** Undefined for a word that we do not know. */
  readonly status: StockStatus | undefined;
  /** The units in stock; undefined where there is no bound, or nobody knows. */
  readonly amount: Decimal | undefined;
}

/** The units in stock; the platform writes a stock without a bound as -1. */
function amountOf(size: unknown): Decimal | undefined {
  const amount = parseDecimal(readPath(size, 'amount'));
  return amount && amount.units >= 0n ? amount : undefined;
}

/** The stock of an entry of `sizes` in the page's `product_data`. What is missing or of another type is left out. */
export const stockOf = (size: unknown): Stock => ({
  status: STATUSES.find((status) => status === readPath(size, 'availability', 'status')),
  amount: amountOf(size),
});
