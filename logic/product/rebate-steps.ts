import { isLessDecimal } from '../money/arithmetic.ts';
import { type Decimal, parseDecimal } from '../money/decimal.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';
import { plainText } from '../wire/plain-text.ts';

/** A quantity from which the unit price is lower. */
export interface RebateStep {
  readonly from: Decimal;
  readonly percent: Decimal | undefined;
  readonly price: { readonly value: Decimal | undefined; readonly formatted: string } | undefined;
}

const NAMES = {
  gross: { value: 'price', formatted: 'price_formatted' },
  net: { value: 'price_net', formatted: 'price_net_formatted' },
} as const;

function stepOf(item: unknown, type: PriceType): RebateStep[] {
  const from = parseDecimal(readPath(item, 'left')) ?? parseDecimal(readPath(item, 'threshold'));
  if (!from || from.units <= 0n) return [];
  const value = parseDecimal(readPath(item, NAMES[type].value));
  const text = readPath(item, NAMES[type].formatted);
  const formatted = typeof text === 'string' ? plainText(text) : '';
  const price = value || formatted ? { value, formatted } : undefined;
  return [{ from, percent: parseDecimal(readPath(item, 'value')), price }];
}

/** The next step in the form of an item: some platforms print no other. */
function nextItem(rebate: unknown): object {
  const prices = Object.values(NAMES).flatMap(({ value, formatted }) => [value, formatted]);
  const entries = prices.map((name) => [name, readPath(rebate, `next${name}`)]);
  return { ...Object.fromEntries(entries), left: readPath(rebate, 'nextthreshold') };
}

/** The steps of a price's quantity rebate, the smallest quantity first. */
export function rebateSteps(price: unknown, type: PriceType): readonly RebateStep[] {
  const rebate = readPath(price, 'rebateNumber');
  const items = Object.values<unknown>(Object(readPath(rebate, 'items')));
  const steps = items.flatMap((item) => stepOf(item, type));
  if (steps.length === 0) return stepOf(nextItem(rebate), type);
  return steps.sort((a, b) => (isLessDecimal(a.from, b.from) ? -1 : 1));
}

/** The step that a quantity has reached. */
export const rebateStep = (
  price: unknown,
  quantity: Decimal | undefined,
  type: PriceType,
): RebateStep | undefined =>
  quantity && rebateSteps(price, type).findLast(({ from }) => !isLessDecimal(quantity, from));
