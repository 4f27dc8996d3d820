import { type Decimal, parseDecimal } from '../money/decimal.ts';
import { readPath } from '../wire/json.ts';
import { flagOf } from '../wire/lenient.ts';
import { PERCENTAGE, type SubscriptionTerms } from './subscription-price.model.ts';

/** The rebate in the markup of a period. */
export interface PeriodRebate {
  readonly type: string | undefined;
  readonly value: Decimal | undefined;
}

const NONE: Decimal = { units: 0n, scale: 0 };

/** An amount, which the data contain directly or by price type. */
function amountAt(from: unknown, ...path: string[]): Decimal | undefined {
  const amount = readPath(from, ...path);
  const values = [amount, readPath(amount, 'value'), readPath(amount, 'gross', 'value')];
  return values.map(parseDecimal).find(Boolean);
}

function termsOf(entry: unknown, { type, value }: PeriodRebate): SubscriptionTerms | undefined {
  const gross = amountAt(entry, 'price', 'gross');
  const net = amountAt(entry, 'price', 'net');
  // the page contains only the price type that it shows
  const max = gross ?? net;
  if (max === undefined) return undefined;
  return {
    max,
    maxNet: net ?? max,
    save: amountAt(entry, 'save'),
    before: amountAt(entry, 'before') ?? max,
    rebateValue: value ?? NONE,
    rebateType: type ?? PERCENTAGE,
  };
}

/** The lowest terms of a product's subscription and, if sizes differ, the highest; empty without a subscription. */
export function subscribedTerms(
  subscription: unknown,
  rebate: PeriodRebate,
): readonly SubscriptionTerms[] {
  const isRange = flagOf(readPath(subscription, 'rangeEnabled')) === true;
  const entries = [readPath(subscription, 'min'), isRange && readPath(subscription, 'max')];
  return entries.map((entry) => termsOf(entry, rebate)).filter((terms) => terms !== undefined);
}
