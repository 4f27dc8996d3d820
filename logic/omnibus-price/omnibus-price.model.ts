import type { PriceType } from '../platform/shop-config.ts';
import { isSameDecimal, multiplyDecimals, ONE, parseDecimal } from '../shared/decimal.ts';
import { plainText } from '../shared/plain-text.ts';
import { formatPrice, type PriceFormat } from '../shared/price-mask.ts';
import { readPath } from '../shared/read-path.ts';
import type { ProductPrices } from './omnibus-price.schema.ts';

/** What the shopper and the page chose. */
export interface OmnibusOptions {
  readonly priceType: PriceType;
  readonly codeActivation: boolean;
  readonly size: string | undefined;
  readonly format: PriceFormat;
}

/** What an Omnibus price shows (specification §4, "Omnibus label choice"); rows that are undefined are not shown. */
export interface OmnibusView {
  readonly label: 'code' | 'bargain' | 'specialOffer';
  readonly states: Readonly<
    Record<'code' | 'short' | 'code-short' | 'new-price' | 'higher', boolean>
  >;
  readonly lowest: string;
  /** With its sign, such as `-10%`. */
  readonly percent: string | undefined;
  readonly regular: string | undefined;
  readonly withoutCode: string | undefined;
  readonly upcoming: { readonly price: string; readonly date: string } | undefined;
}

/** The price that counts: the size's own where it has one; an unknown size has none. */
function choosePrice(product: ProductPrices, size: string | undefined): unknown {
  if (!size || !product.sizes) return product.price;
  const chosen = product.sizes.find((one) => String(readPath(one, 'id')) === size);
  return chosen && (readPath(chosen, 'price') ?? product.price);
}

function isSameAmount(a: unknown, b: unknown): boolean {
  const left = parseDecimal(readPath(a, 'value'));
  const right = parseDecimal(readPath(b, 'value'));
  if (left && right) return isSameDecimal(left, right);
  const formatted = formattedOf(a);
  return formatted !== undefined && formatted === formattedOf(b);
}

/** A price as the platform formatted it. */
function formattedOf(amount: unknown): string | undefined {
  const formatted = readPath(amount, 'formatted');
  return typeof formatted === 'string' && formatted !== '' ? plainText(formatted) : undefined;
}

/** The sign is ours, so one that the platform wrote is dropped (never `--10%`). */
function formatPercent(percent: unknown, higher: boolean): string | undefined {
  const size = Math.abs(Number(percent));
  return size > 0 ? `${higher ? '-' : '+'}${size}%` : undefined;
}

/** The regular price: the highest one, times the selling unit where the product is not sold by one. */
function formatRegular(price: unknown, unit: unknown, options: OmnibusOptions): string | undefined {
  const max = readPath(price, 'max', options.priceType);
  const sellBy = parseDecimal(readPath(unit, 'sellBy'));
  const value = parseDecimal(readPath(max, 'value'));
  const isByUnit = sellBy && value && !isSameDecimal(sellBy, ONE);
  return isByUnit && readPath(price, 'unit', options.priceType)
    ? formatPrice(multiplyDecimals(value, sellBy), options.format)
    : formattedOf(max);
}

/** The facts that the choice depends on, each as the specification defines it on its own. */
function readFacts(price: unknown, { priceType, codeActivation }: OmnibusOptions) {
  const omnibus = readPath(price, 'omnibusPrice', priceType);
  const max = readPath(price, 'max', priceType);
  const maxFormatted = formattedOf(max);
  const beforeRebate = readPath(price, 'beforeRebate', priceType);
  const details = readPath(price, 'omnibusPriceDetails');
  const date = formattedOf(readPath(details, 'newPriceEffectiveUntil'));
  const code = readPath(price, 'rebateCodeActive') === true && codeActivation;
  return {
    code,
    codeShort: code && isSameAmount(beforeRebate, omnibus),
    short: !maxFormatted || isSameAmount(max, omnibus),
    higher: readPath(details, 'omnibusPriceIsHigherThanSellingPrice') === true,
    percent: readPath(details, 'youSavePercent'),
    lowest: formattedOf(omnibus),
    beforeRebate: formattedOf(beforeRebate),
    upcoming: date && maxFormatted ? { date, price: maxFormatted } : undefined,
    dated: date !== undefined,
  };
}

type Facts = ReturnType<typeof readFacts>;

function chooseLabel({ code, higher, dated }: Facts): OmnibusView['label'] {
  if (code) return 'code';
  return higher && !dated ? 'specialOffer' : 'bargain';
}

/** Decides what is shown; undefined where the product has no Omnibus price of this price type. */
export function omnibusView(
  product: ProductPrices,
  options: OmnibusOptions,
): OmnibusView | undefined {
  const price = choosePrice(product, options.size);
  const facts = readFacts(price, options);
  const { code, codeShort, short, higher, upcoming, lowest } = facts;
  if (!lowest) return undefined;
  return {
    label: chooseLabel(facts),
    states: {
      code,
      short,
      'code-short': codeShort,
      'new-price': upcoming !== undefined,
      higher,
    },
    lowest,
    percent: formatPercent(facts.percent, higher),
    regular: short ? undefined : formatRegular(price, product.unit, options),
    withoutCode: code && !codeShort ? facts.beforeRebate : undefined,
    upcoming,
  };
}
