import { addDecimals, divideDecimals, subtractDecimals } from '../money/arithmetic.ts';
import { type Decimal, formatDecimal, multiplyDecimals, roundDecimal } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';

/** The rebate type of percentages; any other type is an amount. */
export const PERCENTAGE = 'percentage';

/** The terms of a subscription. */
export interface SubscriptionTerms {
  /** The gross price without subscription. */
  readonly max: Decimal | undefined;
  readonly maxNet: Decimal | undefined;
  /** An additional amount saved by the subscription. */
  readonly save: Decimal | undefined;
  /** The price to which a percentage applies. */
  readonly before: Decimal | undefined;
  readonly rebateValue: Decimal | undefined;
  /** `percentage`; anything else is a fixed amount, such as `quota`. */
  readonly rebateType: string;
}

/** A price as `45.00` and as formatted text. */
export interface SubscriptionAmount {
  readonly value: string;
  readonly formatted: string;
}

/** The price of a subscription, and the whole percentage saved. */
export interface SubscriptionResult {
  readonly gross: SubscriptionAmount;
  readonly net: SubscriptionAmount;
  readonly percent: number;
}

const ZERO: Decimal = { units: 0n, scale: 0 };
const HUNDREDTH: Decimal = { units: 1n, scale: 2 };
const HUNDRED: Decimal = { units: 100n, scale: 0 };
const PRICE_DECIMALS = 2;

const atLeastZero = (amount: Decimal): Decimal => (amount.units < 0n ? ZERO : amount);

function rebateOf({ rebateType, rebateValue = ZERO, before = ZERO }: SubscriptionTerms): Decimal {
  if (rebateType !== PERCENTAGE) return rebateValue;
  return multiplyDecimals(multiplyDecimals(before, rebateValue), HUNDREDTH);
}

function grossOf(terms: SubscriptionTerms): Decimal {
  const reduction = addDecimals(rebateOf(terms), terms.save ?? ZERO);
  return atLeastZero(subtractDecimals(terms.max ?? ZERO, reduction));
}

/** The whole percentage saved; 0 without a maximum. */
function percentOf(gross: Decimal, max: Decimal): number {
  if (max.units <= 0n) return 0;
  const saved = multiplyDecimals(subtractDecimals(max, gross), HUNDRED);
  return Number(divideDecimals(saved, max, 0).units);
}

/** The net maximum reduced by the same percentage, unrounded. */
function netOf(maxNet: Decimal, gross: Decimal, max: Decimal): Decimal {
  if (max.units <= 0n) return maxNet;
  return divideDecimals(multiplyDecimals(maxNet, gross), max, PRICE_DECIMALS);
}

function written(amount: Decimal, format: PriceFormat): SubscriptionAmount {
  const rounded = roundDecimal(amount, PRICE_DECIMALS);
  return { value: formatDecimal(rounded), formatted: priceText(rounded, format) };
}

/**
 * The price of a subscription (docs/specification.md#s9-subscription-price); undefined without a maximum and a rebate.
 */
export function subscriptionResult(
  terms: SubscriptionTerms,
  format: PriceFormat,
): SubscriptionResult | undefined {
  if (terms.max === undefined && terms.rebateValue === undefined) return undefined;
  const { max = ZERO, maxNet = ZERO } = terms;
  const gross = grossOf(terms);
  const net = netOf(maxNet, gross, max);
  return {
    gross: written(gross, format),
    net: written(atLeastZero(net), format),
    percent: percentOf(gross, max),
  };
}
