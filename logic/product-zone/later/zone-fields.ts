import { formatDecimal, parseDecimal } from '../../money/decimal.ts';
import { formattedOf } from '../../product-prices/amount.ts';
import type { PriceType } from '../../settings/shop-config.ts';
import { readPath } from '../../wire/json.ts';
import type { productZoneMessages } from '../product-zone.messages.ts';
import type { ZoneProduct } from './zones.api.ts';

/** The texts of a product, by the fields of a template. */
export interface ZoneFields extends Readonly<Record<string, string | undefined>> {
  readonly price: string | undefined;
  readonly 'price-regular': string | undefined;
  readonly 'price-lowest': string | undefined;
}

interface Wording {
  readonly texts: typeof productZoneMessages.pl;
  readonly priceType: PriceType;
}

const amountOf = (amount: unknown): number => Number(readPath(amount, 'value') ?? Number.NaN);

/** The lowest and the highest of the prices of all sizes; undefined if they are equal or unknown. */
function rangeOf({ record }: ZoneProduct, type: PriceType) {
  const sizes = readPath(record, 'sizes');
  const amounts = (Array.isArray(sizes) ? sizes : [])
    .map((size) => readPath(size, 'price'))
    .map((price) => readPath(price, 'unit', type) ?? readPath(price, 'price', type))
    .filter((amount) => formattedOf(amount) && amountOf(amount) > 0)
    .toSorted((a, b) => amountOf(a) - amountOf(b));
  const [from, to] = [amounts[0], amounts.at(-1)];
  if (!from || amountOf(from) === amountOf(to)) return undefined;
  return { from: formattedOf(from) ?? '', to: formattedOf(to) ?? '' };
}

/** The saving; a sign from the platform is dropped (never `−-10%`). */
function percentOf(price: unknown): string | undefined {
  const percent = Math.abs(Number(readPath(price, 'youSavePercent')));
  return percent > 0 && Number.isFinite(percent) ? `−${percent}%` : undefined;
}

type At = (key: string) => unknown;

/** The price of a unit for comparison, such as “19,90 zł / kg”. */
function unitPriceOf(record: object, at: At): string | undefined {
  const unit = formattedOf(at('unitConvertedPrice'));
  const format = readPath(record, 'unit', 'unitConvertedFormat');
  return unit && typeof format === 'string' && format ? `${unit} / ${format}` : unit;
}

/** The deposit for the packaging, of a unit if known; none for 0. */
const depositOf = (at: At): string | undefined =>
  ['totalDepositPriceUnit', 'depositPriceUnit', 'totalDepositPrice', 'depositPrice']
    .map(at)
    .filter((amount) => amountOf(amount) > 0)
    .map(formattedOf)
    .find((text) => text !== undefined);

/** The regular and the lowest price; none beside a range of prices. */
const comparedPrices = (price: unknown, at: At) => ({
  'price-regular': formattedOf(at('max')),
  'price-lowest': formattedOf(at('omnibusPrice')),
  percent: percentOf(price),
});
const NOT_COMPARED = { 'price-regular': undefined, 'price-lowest': undefined, percent: undefined };

/** The points that a product costs; none for 0. */
function pointsOf(record: object): string | undefined {
  const points = parseDecimal(readPath(record, 'points'));
  return points && points.units > 0n ? formatDecimal(points) : undefined;
}

/** The texts of a product of a zone; a price on request has the value 0. */
export function zoneFields(product: ZoneProduct, { texts, priceType }: Wording): ZoneFields {
  const { record, id, name, link, icon, iconSecond } = product;
  const price = readPath(record, 'price');
  const at: At = (key) => readPath(price, key, priceType);
  const range = rangeOf(product, priceType);
  const isOnRequest = amountOf(at('price')) === 0;
  const plain = isOnRequest ? texts.onRequest : formattedOf(at('price'));
  return {
    id,
    name,
    link,
    image: iconSecond ?? icon,
    price: range ? texts.range(range) : plain,
    ...(range ? NOT_COMPARED : comparedPrices(price, at)),
    'unit-price': unitPriceOf(record, at),
    deposit: depositOf(at),
    points: pointsOf(record),
  };
}
