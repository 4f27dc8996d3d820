import { isSameDecimal, multiplyDecimals, ONE, parseDecimal } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { flagOf } from '../wire/lenient.ts';
import { formattedOf, isSameAmount } from './amount.model.ts';
import { choosePrice } from './chosen-price.model.ts';
import type { ProductPrices } from './omnibus-price.schema.ts';
import { readPath } from './read-path.ts';

/** The choices of the shopper and of the page. */
export interface OmnibusOptions {
  readonly priceType: PriceType;
  readonly codeActivation: boolean;
  readonly size: string | undefined;
  readonly format: PriceFormat;
}

/** A price, and how much the shopper saves by it. */
export interface OmnibusRow {
  readonly price: string;
  /** With its sign, such as `-10%`. */
  readonly percent: string | undefined;
}

/** The rows of an Omnibus price (docs/specification.md#s4-omnibus); rows that are undefined are not shown. */
export interface OmnibusView {
  readonly label: 'code' | 'bargain' | 'specialOffer';
  readonly states: Readonly<
    Record<'code' | 'short' | 'code-short' | 'new-price' | 'higher', boolean>
  >;
  readonly lowest: OmnibusRow;
  readonly regular: OmnibusRow | undefined;
  readonly withoutCode: OmnibusRow | undefined;
  readonly upcoming: { readonly price: string; readonly date: string } | undefined;
}

/** The sign is ours, so one that the platform wrote is dropped (never `--10%`). */
function formatPercent(percent: unknown, sign: '-' | '+'): string | undefined {
  const size = Math.abs(Number(percent));
  return size > 0 && Number.isFinite(size) ? `${sign}${size}%` : undefined;
}

/** The quantity that is sold at once; undefined where that is one, or not a quantity. */
function readSellBy(unit: unknown) {
  const sellBy = parseDecimal(readPath(unit, 'sellBy'));
  return sellBy && sellBy.units > 0n && !isSameDecimal(sellBy, ONE) ? sellBy : undefined;
}

/**
 * The highest price, for the same quantity as the other rows: where the platform does not give the price of the unit
 * beside the lowest price, it is multiplied by the selling unit.
 */
function formatMax(price: unknown, unit: unknown, { priceType, format }: OmnibusOptions) {
  const max = readPath(price, 'max', priceType);
  const isTold = formattedOf(readPath(price, 'omnibusPriceDetails', 'unit', priceType));
  const hasUnit = formattedOf(readPath(price, 'unit', priceType)) && !isTold;
  const sellBy = hasUnit ? readSellBy(unit) : undefined;
  const value = parseDecimal(readPath(max, 'value'));
  return sellBy && value ? priceText(multiplyDecimals(value, sellBy), format) : formattedOf(max);
}

/** The price of the unit that the platform gives beside an amount, else the amount. */
const perUnit = (amount: unknown, details: unknown, type: PriceType): string | undefined =>
  formattedOf(readPath(details, 'unit', type)) ?? formattedOf(amount);

/** The facts that the choice depends on, each as the specification defines it on its own. */
function readFacts(price: unknown, { priceType, codeActivation }: OmnibusOptions) {
  const omnibus = readPath(price, 'omnibusPrice', priceType);
  const max = readPath(price, 'max', priceType);
  const beforeRebate = readPath(price, 'beforeRebate', priceType);
  const details = readPath(price, 'omnibusPriceDetails');
  const beforeDetails = readPath(price, 'beforeRebateDetails');
  const date = formattedOf(readPath(details, 'newPriceEffectiveUntil'));
  const code = flagOf(readPath(price, 'rebateCodeActive')) === true && codeActivation;
  const higher = flagOf(readPath(details, 'omnibusPriceIsHigherThanSellingPrice')) === true;
  return {
    code,
    codeShort: code && isSameAmount(beforeRebate, omnibus),
    short: !formattedOf(max) || isSameAmount(max, omnibus),
    higher,
    percent: formatPercent(readPath(details, 'youSavePercent'), higher ? '-' : '+'),
    regularPercent: formatPercent(readPath(price, 'youSavePercent'), '-'),
    codePercent: formatPercent(readPath(beforeDetails, 'youSavePercent'), '-'),
    lowest: formattedOf(omnibus) && perUnit(omnibus, details, priceType),
    beforeRebate: perUnit(beforeRebate, beforeDetails, priceType),
    date,
  };
}

type Facts = ReturnType<typeof readFacts>;

function chooseLabel({ code, higher, date }: Facts): OmnibusView['label'] {
  if (code) return 'code';
  return higher && !date ? 'specialOffer' : 'bargain';
}

const row = (price: string | undefined, percent: string | undefined): OmnibusRow | undefined =>
  price ? { price, percent } : undefined;

/** Decides what is shown; undefined where the product has no Omnibus price of this price type. */
export function omnibusView(
  product: ProductPrices,
  options: OmnibusOptions,
): OmnibusView | undefined {
  const price = choosePrice(product, options.size, options.priceType);
  const facts = readFacts(price, options);
  const { code, codeShort, short, higher, lowest, date } = facts;
  if (!lowest) return undefined;
  const max = formatMax(price, product.unit, options);
  const upcoming = date && max ? { date, price: max } : undefined;
  return {
    label: chooseLabel(facts),
    states: {
      code,
      short,
      'code-short': codeShort,
      'new-price': upcoming !== undefined,
      higher,
    },
    lowest: { price: lowest, percent: facts.percent },
    regular: short ? undefined : row(max, facts.regularPercent),
    withoutCode: code && !codeShort ? row(facts.beforeRebate, facts.codePercent) : undefined,
    upcoming,
  };
}
