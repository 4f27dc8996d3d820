import type { Offer, Product, Size } from './catalogue/catalogue.types.ts';
import type { Language } from './language.ts';
import { divideRounded, type Price, price, worthOf } from './money.ts';

type FormattedPrice = { readonly [Type in keyof Price]?: { readonly formatted: string } };

/** The price part of the Omnibus data (docs/specification.md#s3-omnibus-data); fields that do not apply are absent. */
export interface OmnibusPrices {
  /** The price of the smallest quantity sold. */
  readonly price?: Price;
  readonly unit?: FormattedPrice;
  readonly max?: Price;
  readonly omnibusPrice?: Partial<Price>;
  readonly omnibusPriceDetails?: {
    readonly unit: FormattedPrice;
    readonly newPriceEffectiveUntil?: { readonly formatted: string };
    readonly omnibusPriceIsHigherThanSellingPrice: boolean;
    readonly youSavePercent: number;
  };
  readonly beforeRebate?: Price;
  readonly beforeRebateDetails?: { readonly unit: FormattedPrice; readonly youSavePercent: number };
  readonly rebateCodeActive: boolean;
  readonly youSavePercent: number;
}

/** The data for `<shop-omnibus-price product>`; a size with another price has its own. */
export interface OmnibusProduct {
  readonly sizes: readonly { readonly id: string; readonly price?: OmnibusPrices }[];
  readonly unit: { readonly sellBy: number };
  readonly price: OmnibusPrices;
}

interface Terms {
  readonly product: Product;
  readonly grosz: number;
  readonly offer: Offer;
  readonly lang: Language;
}

function savedPercent(from: number, to: number): number {
  return from === 0 ? 0 : Math.abs(divideRounded((from - to) * 100, from));
}

function dateText(iso: string, lang: Language): string {
  return lang === 'pl' ? iso.split('-').reverse().join('.') : iso;
}

function lowestPrices({ product, grosz, offer, lang }: Terms, lowest: number) {
  const { gross, net } = price(worthOf(lowest, product.unit.sellBy), product.vatPercent);
  const until = offer.upcomingFrom;
  return {
    omnibusPrice: offer.withoutNetLowest ? { gross } : { gross, net },
    omnibusPriceDetails: {
      unit: price(lowest, product.vatPercent),
      ...(until !== undefined && { newPriceEffectiveUntil: { formatted: dateText(until, lang) } }),
      omnibusPriceIsHigherThanSellingPrice: lowest > grosz,
      youSavePercent: savedPercent(lowest, grosz),
    },
  };
}

function codePrices({ product, grosz }: Terms, before: number) {
  return {
    beforeRebate: price(worthOf(before, product.unit.sellBy), product.vatPercent),
    beforeRebateDetails: {
      unit: price(before, product.vatPercent),
      youSavePercent: savedPercent(before, grosz),
    },
  };
}

function prices(terms: Terms): OmnibusPrices {
  const { product, grosz, offer } = terms;
  const { regular, lowest, beforeCode } = offer;
  return {
    price: price(worthOf(grosz, product.unit.sellBy), product.vatPercent),
    ...(product.unit.sellBy !== 1 && { unit: price(grosz, product.vatPercent) }),
    ...(regular !== undefined && { max: price(regular, product.vatPercent) }),
    ...(lowest !== undefined && lowestPrices(terms, lowest)),
    ...(beforeCode !== undefined && codePrices(terms, beforeCode)),
    rebateCodeActive: beforeCode !== undefined,
    youSavePercent: regular === undefined ? 0 : savedPercent(regular, grosz),
  };
}

/** If a size has no lowest price of its own, assumes that its surcharge was the same before the discount. */
function offerOfSize(product: Product, size: Size): Offer {
  const offer = product.offer ?? { withoutNetLowest: false };
  const dearer = size.grosz - product.sizes[0].grosz;
  const moved = (amount: number | undefined) =>
    amount === undefined ? undefined : amount + dearer;
  const [regular, moving, beforeCode] = [offer.regular, offer.lowest, offer.beforeCode].map(moved);
  const lowest = size.lowest ?? moving;
  return {
    ...offer,
    ...(regular !== undefined && { regular }),
    ...(lowest !== undefined && { lowest }),
    ...(beforeCode !== undefined && { beforeCode }),
  };
}

/** The Omnibus data of a product (docs/specification.md#s3-omnibus-data). Amounts are for the smallest quantity sold, `max` and `unit` for one unit. */
export function omnibusProduct(product: Product, { lang }: { lang: Language }): OmnibusProduct {
  const pricesOf = (size: Size) =>
    prices({ product, grosz: size.grosz, offer: offerOfSize(product, size), lang });
  const [first] = product.sizes;
  return {
    sizes: product.sizes.map((size) =>
      size.grosz === first.grosz && size.lowest === first.lowest
        ? { id: size.id }
        : { id: size.id, price: pricesOf(size) },
    ),
    unit: { sellBy: product.unit.sellBy },
    price: pricesOf(first),
  };
}
