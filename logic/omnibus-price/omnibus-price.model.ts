import { multiplyDecimals, parseDecimal } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';
import { formattedOf, isSameAmount, sellByOf } from '../product-prices/amount.ts';
import { choosePrice } from '../product-prices/chosen-price.ts';
import type { ProductPrices } from '../product-prices/product-prices.schema.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';
import { flagOf } from '../wire/lenient.ts';

/** The configuration of the page and the shopper's choice. */
export interface OmnibusOptions {
  readonly priceType: PriceType;
  readonly codeActivation: boolean;
  readonly size: string | undefined;
  readonly format: PriceFormat;
}

/** A price with the percentage of its saving. */
export interface OmnibusRow {
  readonly price: string;
  /** With a sign, such as `-10%`. */
  readonly percent: string | undefined;
}

/** The content of an Omnibus price (docs/specification.md#s4-omnibus); an undefined row is not shown. */
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

/** Formats a percentage with the given sign; a sign from the platform is dropped (never `--10%`). */
function formatPercent(percent: unknown, sign: '-' | '+'): string | undefined {
  const size = Math.abs(Number(percent));
  return size > 0 && Number.isFinite(size) ? `${sign}${size}%` : undefined;
}

/**
 * The formatted highest price, for the same quantity as the other rows. If the platform sends no unit price with the
 * lowest price, the highest price is multiplied by the selling unit.
 */
function formatMax(price: unknown, unit: unknown, { priceType, format }: OmnibusOptions) {
  const max = readPath(price, 'max', priceType);
  const hasUnitPrice = formattedOf(readPath(price, 'omnibusPriceDetails', 'unit', priceType));
  const hasUnit = formattedOf(readPath(price, 'unit', priceType)) && !hasUnitPrice;
  const sellBy = hasUnit ? sellByOf(unit) : undefined;
  const value = parseDecimal(readPath(max, 'value'));
  return sellBy && value ? priceText(multiplyDecimals(value, sellBy), format) : formattedOf(max);
}

/** The unit price that the platform sends with an amount, or else the amount. */
const perUnit = (amount: unknown, details: unknown, type: PriceType): string | undefined =>
  formattedOf(readPath(details, 'unit', type)) ?? formattedOf(amount);

/** The facts that determine the view, each as defined by the specification. */
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

/** Computes the view; undefined when the product has no Omnibus price of this price type. */
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
