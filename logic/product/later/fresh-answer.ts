import * as v from 'valibot';
import { parseDecimal } from '../../money/decimal.ts';
import { isSameAmount } from '../../product-prices/amount.ts';
import { readPath } from '../../product-prices/read-path.ts';
import { parseJson } from '../../wire/json.ts';
import { sizeFromAvailability } from '../availability-answer.ts';

/** The amounts of an answer, by their names in the page's `product_data`. */
const AMOUNTS = {
  price: 'price',
  max: 'maxprice',
  omnibusPrice: 'omnibus_price',
  beforeRebate: 'beforerebate',
  suggested: 'srp',
  advancePrice: 'advanceprice',
  depositPrice: 'deposit_price',
  totalDepositPrice: 'total_deposit',
} as const;

/** What an answer cannot hold, and the amount with which it goes. */
const GO_WITH = {
  unit: 'price',
  youSavePercent: 'price',
  omnibusPriceDetails: 'omnibusPrice',
  beforeRebateDetails: 'beforeRebate',
} as const;

/** The JSON of an answer: some shops print text around it. */
function readAnswer(text: string): unknown {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return parseJson(v.unknown(), json);
}

/** An amount under the names of `product_data`; false where it does not apply. */
function amountOf(part: unknown, name: string) {
  const one = (value: string, formatted: string) => {
    const amount = { value: readPath(part, value), formatted: readPath(part, formatted) };
    return amount.value === undefined && amount.formatted === undefined ? false : amount;
  };
  return {
    gross: one(name === AMOUNTS.price ? 'value' : name, `${name}_formatted`),
    net: one(`${name}_net`, `${name}_net_formatted`),
  };
}

/** Whether two prices have the same amount of a name. */
const isSame = (a: unknown, b: unknown, name: string): boolean =>
  ['gross', 'net'].some((type) => isSameAmount(readPath(a, name, type), readPath(b, name, type)));

/** The part `sizeprices` as a price of `product_data`; undefined where it has no price that can be read. */
function priceOf(part: unknown, before: unknown): object | undefined {
  const hasPrice = ['value', 'price_net'].some((name) => parseDecimal(readPath(part, name)));
  const isBroken = ['value', 'price_net'].some((name) => {
    const value = readPath(part, name);
    return value !== undefined && value !== '' && !parseDecimal(value);
  });
  if (!hasPrice || isBroken) return undefined;
  const price = Object.fromEntries(
    Object.entries(AMOUNTS).map(([name, answered]) => [name, amountOf(part, answered)]),
  );
  const kept = Object.entries(GO_WITH)
    .filter(([, amount]) => isSame(price, before, amount))
    .map(([name]) => [name, readPath(before, name)]);
  const rebateNumber = readPath(before, 'rebateNumber');
  return { ...Object.fromEntries(kept), rebateNumber, ...price };
}

/** The stock of the page is out of date where it says that nothing is there, and the answer that it can be bought. */
function amountNow(before: unknown, availability: unknown): unknown {
  const amount = readPath(before, 'amount');
  const isEmpty = parseDecimal(amount)?.units === 0n;
  return isEmpty && readPath(availability, 'status') === 'enable' ? undefined : amount;
}

/**
 * An entry of `sizes` by what the platform has answered; undefined where the answer cannot be used. What the answer lacks is
 * gone, but for what it cannot hold.
 */
export function freshEntry(text: string, before: unknown, answeredAt: number): unknown {
  const answer = readAnswer(text);
  const [prices, availability] = ['sizeprices', 'sizeavailability'].map((part) => {
    const given = readPath(answer, part);
    return typeof given === 'object' && given !== null ? given : undefined;
  });
  const price = prices && priceOf(prices, readPath(before, 'price'));
  if (!price && !availability) return undefined;
  return {
    ...Object(before),
    ...(price && { price }),
    ...(availability && {
      ...sizeFromAvailability(availability, answeredAt),
      amount: amountNow(before, availability),
    }),
  };
}
