import type { Decimal } from '../money/decimal.ts';
import type { Buying } from './buying.ts';
import type { Choice } from './choice.ts';
import type { Offer } from './offer.ts';
import type { ProductRecord } from './product-record.schema.ts';
import type { QuantityBounds } from './quantity-rule.ts';

/** What a product waits for. */
export interface Busy {
  /** Its price and stock are asked for, and that takes a while. */
  readonly fresh: boolean;
  readonly adding: boolean;
  /** Another version is on its way. */
  readonly turning: boolean;
}

/** The quantities in which a product can be bought. */
export interface Bounds extends QuantityBounds {
  /** How much of the product the basket has already, in all its sizes. */
  readonly inBasket: Decimal;
}

/** A product as it is now, for `shop-product` and all tags that follow it. */
export interface Product {
  /** The `shop-product`. */
  readonly host: HTMLElement;
  /** Undefined where the form alone is known. */
  readonly record: ProductRecord | undefined;
  readonly choice: Choice;
  readonly bounds: Bounds;
  /** Undefined without a record. */
  readonly offer: Offer | undefined;
  readonly buying: Buying;
  /** Whether the size has yet to be chosen. */
  readonly lacksSize: boolean;
  readonly busy: Busy;
}
