import type { Basket } from '../basket/basket.model.ts';
import { addDecimals } from '../money/arithmetic.ts';
import { type Decimal, parseDecimal } from '../money/decimal.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';
import { flagOf } from '../wire/lenient.ts';
import { buyingOf, isSoldOut } from './buying.ts';
import { type Choice, type FormReading, readChoice } from './choice.ts';
import { isOnRequest, offerOf } from './offer.ts';
import type { Product } from './product.model.ts';
import { sizeIds, sizeOf, stockOf } from './product-record.model.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { quantityBounds } from './quantity-limits.ts';

/** The inputs of a product description. */
export interface ProductSource {
  readonly form: FormReading;
  readonly record: ProductRecord | undefined;
  readonly priceType: PriceType;
  /** Undefined before it was read. */
  readonly basket: Basket | undefined;
  /** Whether no variant has the values chosen on all axes. */
  readonly isConflict: boolean;
}

/** The state of a product. */
export type ProductDescription = Omit<Product, 'host' | 'busy'>;

const NONE: Decimal = { units: 0n, scale: 0 };

/** The quantity of a product in the basket, in all its sizes. */
const inBasket = (basket: Basket | undefined, id: string): Decimal =>
  (basket?.products ?? [])
    .filter((line) => line.id === id)
    .reduce((sum, { quantity }) => addDecimals(sum, parseDecimal(quantity) ?? NONE), NONE);

/** The sizes to consider: the chosen one, or all. */
const sizesInQuestion = (record: ProductRecord, { size }: Choice): readonly unknown[] =>
  size ? [sizeOf(record, size)] : (record.sizes ?? []);

const isSoldOutNow = (record: ProductRecord, choice: Choice): boolean => {
  const sizes = sizesInQuestion(record, choice);
  return sizes.length > 0 && sizes.every((size) => isSoldOut(stockOf(size)));
};

/** Describes a product from its form and its record. */
export function describeProduct(source: ProductSource): ProductDescription {
  const { form, record, priceType, basket, isConflict } = source;
  const choice = readChoice(form, record);
  const entry = sizeOf(record, choice.size);
  const bounds = {
    ...quantityBounds(record, choice.size),
    inBasket: inBasket(basket, choice.id),
  };
  const offer = record && offerOf(record, choice, priceType);
  const needsSize = form.size !== undefined || sizeIds(record).length > 1;
  const lacksSize = needsSize && !choice.size;
  const buying = buyingOf({
    choice,
    bounds,
    isSoldOut: record !== undefined && isSoldOutNow(record, choice),
    lacksSize,
    isOnRequest: flagOf(readPath(entry, 'phone_price')) === true || isOnRequest(offer),
    isConflict,
  });
  return { record, choice, bounds, offer, buying, lacksSize };
}
