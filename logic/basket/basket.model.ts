import type { PriceType } from '../settings/shop-config.ts';
import type { UnitLabels } from '../units/unit-labels.ts';

/** Money as the platform gives it; a value that it does not give is undefined. */
export interface Amount {
  readonly value: number | undefined;
  /** Ready to show; empty where the platform gives none. */
  readonly formatted: string;
}

/** One line of the basket; texts that the platform does not give are empty. */
export interface BasketProduct {
  /** Identifies the line: the same whenever the basket is read, and unique within it. */
  readonly key: string;
  /** The product's id, digits that only GraphQL gives: without it the line cannot be changed. */
  readonly id: string;
  readonly sizeId: string;
  /** The additions that the shopper has chosen for the product, as the platform names them. */
  readonly additional: string;
  /** The size as the shopper knows it; empty where it is universal. */
  readonly size: string;
  readonly name: string;
  readonly version: string;
  /** Only an address that is safe to link to. */
  readonly link: string | undefined;
  readonly icon: string | undefined;
  /** An image for browsers that cannot show `icon`, which then is WebP. */
  readonly iconSecond: string | undefined;
  readonly quantity: number;
  /** The step by which quantities go up and down. */
  readonly step: number;
  /** How many decimal places a quantity has at most. */
  readonly precision: number;
  readonly unit: UnitLabels;
  readonly worth: Readonly<Record<PriceType, string>>;
  /** The price of one unit, where the platform gives it: of the page's price type. */
  readonly unitPrice: string;
  readonly isSubscription: boolean;
}

/** The shopper's basket, whichever source it was read from (docs/specification.md#s3-basket). */
export interface Basket {
  /** The platform's counter; 0 where it is not a positive integer. */
  readonly count: number;
  readonly products: readonly BasketProduct[];
  readonly worth: Readonly<Record<PriceType, Amount>>;
  readonly shipping: Readonly<Record<PriceType, string>>;
  /** The amount that is missing for free shipping; the value 0 means that it is reached. */
  readonly toShippingFree: Amount;
  /** The worth from which shipping is free; only GraphQL gives it. */
  readonly shippingLimitFree: Amount;
  /** The customer as the widget batch gives it; undefined while nobody is logged in, and from GraphQL. */
  readonly user: Readonly<Record<string, unknown>> | undefined;
}

/** Where the basket is read from: GraphQL unless the widget batch is asked for. */
export const BASKET_SOURCES = ['graphql', 'ajax'] as const;
export type BasketSource = (typeof BASKET_SOURCES)[number];

/** A short text that differs when lines, quantities or the counter do. */
export const basketSignature = ({ count, products }: Basket): string =>
  JSON.stringify([count, products.map(({ key, quantity }) => [key, quantity])]);
