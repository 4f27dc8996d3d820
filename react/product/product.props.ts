import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';

/** Whether the chosen size stands in the address. */
export const ADDRESSES = ['replace', 'keep'] as const;
/** When the platform is asked for price and stock. */
export const FRESHNESS = ['choice', 'always', 'never'] as const;
/** What follows once the product was added. */
export const AFTER_ADDING = ['stay', 'basket'] as const;

/** What is about to be added. */
export interface ProductAddition {
  readonly id: string;
  /** '' for a product of one size. */
  readonly size: string;
  readonly quantity: number;
  /** The period in days; '' for a single purchase. */
  readonly subscription: string;
  readonly additional: string;
}

/** The choice as it is now. */
export interface ProductChange extends Pick<ProductAddition, 'id' | 'size' | 'quantity'> {
  /** Whether it can be bought, or what is in the way. */
  readonly buying: string;
  /** The price of one, as it shows; '' while none is known. */
  readonly price: string;
}

/** What was added. */
export interface ProductAdded extends Pick<ProductAddition, 'id' | 'size' | 'quantity'> {
  /** '' where the basket could not be read. */
  readonly name: string;
}

/** Why something was not added. */
export interface ProductRefusal {
  /** What is in the way, `turning` while another version came, or `platform`. */
  readonly reason: string;
  /** The text that the shopper was told. */
  readonly message: string;
}

/** The result of an addition, for scripts. */
export interface Sale {
  readonly ok: boolean;
  /** The text that the shopper was told. */
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
