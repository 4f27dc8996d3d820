import * as v from 'valibot';
import { parseDecimal } from '../../money/decimal.ts';
import { isSameAmount } from '../../product-prices/amount.ts';
import { jsonIn, parseJson, readPath } from '../../wire/json.ts';

/**
 * Converts the part `sizeavailability` of an answer of `projector.php` to the keys of a size in the page's
 * `product_data`, so that one parser handles both. `answeredAt` is in milliseconds since 1970.
 */
export function sizeFromAvailability(answer: unknown, answeredAt: number) {
  const at = (...path: readonly string[]) => readPath(answer, ...path);
  const sent = (name: string) => at('shipping_time', name);
  return {
    answeredAt,
    availability: {
      visible: at('visible'),
      status: at('status'),
      description: at('status_description'),
      description_tel: at('status_description_tel'),
      icon: at('status_gfx'),
      delivery_date: at('delivery_date'),
      delivery_days_undefined: at('delivery_days_undefined'),
    },
    shippingTime: {
      shippingTime: {
        time: { days: sent('days'), hours: sent('hours'), minutes: sent('minutes') },
        weekDay: sent('week_day'),
        weekAmount: sent('week_amount'),
        today: sent('today'),
      },
      time: sent('time'),
      todayShipmentDeadline: sent('today_shipment_deadline'),
      unknownTime: at('delay_time', 'unknown_delivery_time'),
    },
  };
}

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

/**
 * Keys of the page that are removed together with an amount, because an answer cannot contain them. The page may have
 * that amount per selling unit and beside it per unit, as in an answer.
 */
const REMOVED_WITH: Readonly<
  Record<string, { names: readonly string[]; unit: readonly string[] }>
> = {
  price: { names: ['unit', 'youSavePercent'], unit: ['unit'] },
  omnibusPrice: { names: ['omnibusPriceDetails'], unit: ['omnibusPriceDetails', 'unit'] },
  beforeRebate: { names: ['beforeRebateDetails'], unit: ['beforeRebateDetails', 'unit'] },
};

/** An amount under the keys of `product_data`; false if it does not apply. */
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

const isSame = (one: unknown, other: unknown): boolean =>
  ['gross', 'net'].some((type) => isSameAmount(readPath(one, type), readPath(other, type)));

/** The parts of the page's price that the answer has not changed. */
function unchangedFields(price: unknown, before: unknown): object {
  const names = Object.entries(REMOVED_WITH).flatMap(([amount, { names: others, unit }]) => {
    const answered = readPath(price, amount);
    if (isSame(answered, readPath(before, amount))) return others;
    return isSame(answered, readPath(before, ...unit)) ? [amount, ...others] : [];
  });
  return Object.fromEntries(names.map((name) => [name, readPath(before, name)]));
}

/** Converts the part `sizeprices` to a price of `product_data`; undefined without a valid price. */
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
  return {
    rebateNumber: readPath(before, 'rebateNumber'),
    ...price,
    ...unchangedFields(price, before),
  };
}

/** The stock of the page, unless it is outdated: nothing in stock although the answer says that it can be bought. */
function amountNow(before: unknown, availability: unknown): unknown {
  const amount = readPath(before, 'amount');
  const isEmpty = parseDecimal(amount)?.units === 0n;
  return isEmpty && readPath(availability, 'status') === 'enable' ? undefined : amount;
}

/**
 * An entry of `sizes` from the platform's answer; undefined if unusable. Keys missing in the answer are removed, except
 * those that it cannot contain.
 */
export function revalidatedEntry(text: string, before: unknown, answeredAt: number): unknown {
  const answer = parseJson(v.unknown(), jsonIn(text));
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
