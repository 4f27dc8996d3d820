import type { PriceType } from '../settings/shop-config.ts';
import type { UnitLabels } from '../units/unit-labels.ts';

/** Money of the platform; undefined values are unknown. */
export interface Amount {
  readonly value: number | undefined;
  /** The formatted text; empty if unknown. */
  readonly formatted: string;
}

/** One line of the basket; unknown texts are empty. */
export interface BasketProduct {
  /** A stable, unique identifier of the line. */
  readonly key: string;
  /** The product's id, digits sent by GraphQL only: without it the line cannot be changed. */
  readonly id: string;
  readonly sizeId: string;
  /** The customizations that the shopper has chosen, as the platform encodes them. */
  readonly additional: string;
  /** The name of the size; empty if it is universal. */
  readonly size: string;
  readonly name: string;
  readonly version: string;
  /** A safe URL. */
  readonly link: string | undefined;
  readonly icon: string | undefined;
  /** An image for browsers without WebP, if `icon` is WebP. */
  readonly iconSecond: string | undefined;
  readonly quantity: number;
  /** The step of quantities. */
  readonly step: number;
  /** The maximum number of decimal places of a quantity. */
  readonly precision: number;
  readonly unit: UnitLabels;
  readonly worth: Readonly<Record<PriceType, string>>;
  /** The unit price in the page's price type, if known. */
  readonly unitPrice: string;
  readonly isSubscription: boolean;
}

/** The shopper's basket, whichever source it was read from (docs/specification.md#s3-basket). */
export interface Basket {
  /** The platform's counter; 0 unless it is a positive integer. */
  readonly count: number;
  readonly products: readonly BasketProduct[];
  readonly worth: Readonly<Record<PriceType, Amount>>;
  readonly shipping: Readonly<Record<PriceType, string>>;
  /** The amount missing for free shipping; 0 if reached. */
  readonly toShippingFree: Amount;
  /** The worth from which shipping is free; undefined in the widget batch. Without a `value` there is no limit. */
  readonly shippingLimitFree: Amount | undefined;
  /** The customer in the widget batch; undefined without a login, and in GraphQL. */
  readonly user: Readonly<Record<string, unknown>> | undefined;
}

/** The sources of the basket; GraphQL is the default. */
export const BASKET_SOURCES = ['graphql', 'ajax'] as const;
export type BasketSource = (typeof BASKET_SOURCES)[number];

/** A short text that differs if lines, quantities or the counter differ. */
export const basketSignature = ({ count, products }: Basket): string =>
  JSON.stringify([count, products.map(({ key, quantity }) => [key, quantity])]);
