import type { Decimal } from '../money/decimal.ts';
import { hostState } from '../state/host-state.ts';
import { pageState } from '../state/page-state.ts';
import type { Buying } from './buying.ts';
import type { Choice, ChoiceChange } from './choice.ts';
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

/** A product at its form, as all tags that follow it see it. Only `shop-product` writes it. */
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
  /** Writes a choice into the form; false for a size that is unknown and for a quantity that is none. */
  choose(change: ChoiceChange): boolean;
  /** Asks the shopper for the size, as a press of the form's button does that lacks one. */
  ask(): void;
  /** The product by what its form holds now: scripts change controls without an event. */
  read(): Product;
}

/** The product of a `shop-product`; undefined until it has one, and where neither a form nor data name one. */
export const productOfHost = hostState<Product | undefined>(undefined);

/** What a product waits for, apart from its versions. */
export const busyOfHost = hostState<Omit<Busy, 'turning'>>({ fresh: false, adding: false });

/** Another version, which is on its way. */
export interface Turn {
  /** Resolves once the page of the version shows; never where the browser goes there. */
  readonly arrival: Promise<void>;
}

/** What the versions of a product tell: the chosen one does not exist, or it is on its way. Written by `shop-choice`. */
export const versionOfHost = hostState<'conflict' | Turn | undefined>(undefined);

/** A `shop-product` on the page, and its form. */
export interface ProductPlace {
  readonly host: HTMLElement;
  readonly form: HTMLFormElement | undefined;
}

/** The `shop-product`s of the page; a new list whenever one comes, goes, moves or gets another form. */
export const productPlacesAtom = pageState((): readonly ProductPlace[] => []);
