import type { PriceType } from '../platform/shop-config.ts';
import { multiplyDecimals, parseDecimal } from '../shared/decimal.ts';
import { plainText } from '../shared/plain-text.ts';
import { formatPrice, type PriceFormat } from '../shared/price-mask.ts';
import type { Amount, Price, ProductPrices } from './omnibus-price.schema.ts';

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
function choosePrice(product: ProductPrices, size: string | undefined): Price | undefined {
  const price = product.price ?? undefined;
  if (!size || !product.sizes) return price;
  const chosen = product.sizes.find(({ id }) => String(id) === size);
  return chosen && (chosen.price ?? price);
}

const isSameAmount = (a: Amount, b: Amount): boolean => {
  if (!a || !b) return false;
  const [left, right] = [parseDecimal(a.value), parseDecimal(b.value)];
  return left && right
    ? left.units * 10n ** BigInt(right.scale) === right.units * 10n ** BigInt(left.scale)
    : Boolean(a.formatted) && a.formatted === b.formatted;
};

const formattedOf = (amount: { formatted?: string | null | undefined } | null | undefined) =>
  amount?.formatted ? plainText(amount.formatted) : undefined;

/** The sign is ours, so one that the platform wrote is dropped (never `--10%`). */
function formatPercent(percent: number | string | null | undefined, higher: boolean) {
  const size = Math.abs(Number(percent ?? 0));
  return size > 0 ? `${higher ? '-' : '+'}${size}%` : undefined;
}

/** The regular price: the highest one, times the selling unit where the product is not sold by one. */
function formatRegular(
  price: Price | undefined,
  sellBy: unknown,
  options: OmnibusOptions,
): string | undefined {
  const max = price?.max?.[options.priceType];
  const times = parseDecimal(sellBy);
  const value = parseDecimal(max?.value);
  const isByUnit = times && value && Number(sellBy) !== 1 && price?.unit?.[options.priceType];
  return isByUnit ? formatPrice(multiplyDecimals(value, times), options.format) : formattedOf(max);
}

/** The facts that the choice depends on, each as the specification defines it on its own. */
function readFacts(price: Price, { priceType, codeActivation }: OmnibusOptions) {
  const details = price.omnibusPriceDetails;
  const omnibus = price.omnibusPrice?.[priceType];
  const max = price.max?.[priceType];
  const maxFormatted = formattedOf(max);
  const beforeRebate = price.beforeRebate?.[priceType];
  const date = formattedOf(details?.newPriceEffectiveUntil);
  const code = price.rebateCodeActive === true && codeActivation;
  return {
    code,
    codeShort: code && isSameAmount(beforeRebate, omnibus),
    short: !maxFormatted || isSameAmount(max, omnibus),
    higher: details?.omnibusPriceIsHigherThanSellingPrice === true,
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
  const facts = price && readFacts(price, options);
  if (!facts?.lowest) return undefined;
  const { code, codeShort, short, higher, upcoming } = facts;
  return {
    label: chooseLabel(facts),
    states: {
      code,
      short,
      'code-short': codeShort,
      'new-price': upcoming !== undefined,
      higher,
    },
    lowest: facts.lowest,
    percent: formatPercent(price?.omnibusPriceDetails?.youSavePercent, higher),
    regular: short ? undefined : formatRegular(price, product.unit?.sellBy, options),
    withoutCode: code && !codeShort ? facts.beforeRebate : undefined,
    upcoming,
  };
}
