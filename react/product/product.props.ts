import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';

/** Whether the chosen size is written to the address. */
export const ADDRESSES = ['replace', 'keep'] as const;
/** When price and stock are revalidated. */
export const FRESHNESS = ['choice', 'always', 'never'] as const;
/** What happens after the product was added. */
export const AFTER_ADDING = ['stay', 'basket'] as const;

/** The detail of an event before an addition. */
export interface ProductAddition {
  readonly id: string;
  /** '' for a product of one size. */
  readonly size: string;
  readonly quantity: number;
  /** The period in days; '' for a single purchase. */
  readonly subscription: string;
  readonly additional: string;
}

/** The detail of `shop-product-change`: the current choice. */
export interface ProductChange extends Pick<ProductAddition, 'id' | 'size' | 'quantity'> {
  /** Whether it can be bought, or the reason why not. */
  readonly buying: string;
  /** The formatted price of one; '' while unknown. */
  readonly price: string;
}

/** The detail of an event after an addition. */
export interface ProductAdded extends Pick<ProductAddition, 'id' | 'size' | 'quantity'> {
  /** '' if the basket could not be read. */
  readonly name: string;
}

/** The detail of an event after a refusal. */
export interface ProductRefusal {
  /** What prevents the purchase; `turning` while a variant loads, `network` while the browser is offline, or `platform`. */
  readonly reason: string;
  /** The message shown to the shopper. */
  readonly message: string;
}

/** The result of `add()`, for scripts. */
export interface Sale {
  readonly ok: boolean;
  /** The message shown to the shopper. */
  readonly message: string;
}

/** The properties of the component. */
export interface ProductProps {
  env: Environment;
  form: string | undefined;
  product: ProductRecord | undefined;
  card: boolean;
  url: (typeof ADDRESSES)[number];
  fresh: (typeof FRESHNESS)[number];
  afterAdd: (typeof AFTER_ADDING)[number];
  priceType: PriceType;
  onChange: (detail: ProductChange) => void;
  onAdd: (detail: ProductAddition) => boolean;
  onAdded: (detail: ProductAdded) => void;
  onRefuse: (detail: ProductRefusal) => void;
}
