import type { Basket } from '../basket/basket.model.ts';
import { addDecimals } from '../money/arithmetic.ts';
import { type Decimal, parseDecimal } from '../money/decimal.ts';
import { readPath } from '../product-prices/read-path.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { flagOf } from '../wire/lenient.ts';
import { buyingOf, isSoldOut } from './buying.ts';
import { type Choice, type FormReading, readChoice } from './choice.ts';
import { offerOf } from './offer.ts';
import type { Product } from './product.model.ts';
import { sizeIds, sizeOf, stockOf } from './product-record.model.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { quantityBounds } from './quantity-limits.ts';

/** All that a product is described by. */
export interface ProductSource {
  readonly form: FormReading;
  readonly record: ProductRecord | undefined;
  readonly priceType: PriceType;
  /** Undefined before it was read. */
  readonly basket: Basket | undefined;
  /** Whether no version has what is chosen on all axes. */
  readonly isConflict: boolean;
}

/** What a product is at a moment. */
export type ProductDescription = Omit<Product, 'host' | 'busy'>;

const NONE: Decimal = { units: 0n, scale: 0 };

/** How much of a product the basket has, in all its sizes. */
const inBasket = (basket: Basket | undefined, id: string): Decimal =>
  (basket?.products ?? [])
    .filter((line) => line.id === id)
    .reduce((sum, { quantity }) => addDecimals(sum, parseDecimal(quantity) ?? NONE), NONE);

/** The sizes that the choice may mean: the chosen one, or else all. */
const sizesInQuestion = (record: ProductRecord, { size }: Choice): readonly unknown[] =>
  size ? [sizeOf(record, size)] : (record.sizes ?? []);

const isSoldOutNow = (record: ProductRecord, choice: Choice): boolean => {
  const sizes = sizesInQuestion(record, choice);
  return sizes.length > 0 && sizes.every((size) => isSoldOut(stockOf(size)));
};

/** What can be said of a product by its form and its record. */
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
    offer,
    isSoldOut: record !== undefined && isSoldOutNow(record, choice),
    lacksSize,
    hasPhonePrice: flagOf(readPath(entry, 'phone_price')) === true,
    isConflict,
  });
  return { record, choice, bounds, offer, buying, lacksSize };
}
