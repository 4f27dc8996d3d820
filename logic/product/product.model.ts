import type { Decimal } from '../money/decimal.ts';
import type { Buying } from './buying.ts';
import type { Choice } from './choice.ts';
import type { Offer } from './offer.ts';
import type { ProductRecord } from './product-record.schema.ts';
import type { QuantityBounds } from './quantity-rule.ts';

/** The pending requests of a product. */
export interface Busy {
  /** Whether price and stock are being revalidated, and the request is slow. */
  readonly fresh: boolean;
  readonly adding: boolean;
  /** Whether a variant is loading. */
  readonly switching: boolean;
}

/** The limits of a product's quantity. */
export interface Bounds extends QuantityBounds {
  /** The quantity in the basket, in all sizes of the product. */
  readonly inBasket: Decimal;
}

/** The formatted price; '' for a price on request, and without one. */
export const priceOf = ({ buying, offer }: Pick<Product, 'buying' | 'offer'>): string =>
  buying === 'on-request' ? '' : (offer?.price?.formatted ?? '');

/** The current state of a product, for `shop-product` and all elements that follow it. */
export interface Product {
  /** The `shop-product`. */
  readonly host: HTMLElement;
  /** Undefined if only the form is known. */
  readonly record: ProductRecord | undefined;
  readonly choice: Choice;
  readonly bounds: Bounds;
  /** Undefined without a record. */
  readonly offer: Offer | undefined;
  readonly buying: Buying;
  /** Whether a size must be chosen first. */
  readonly lacksSize: boolean;
  readonly busy: Busy;
}
