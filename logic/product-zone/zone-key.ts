import type { PriceType } from '../settings/shop-config.ts';
import { graphqlName } from '../wire/graphql/literals.ts';

/** A zone that an element shows. */
export interface ZoneRequest {
  readonly page: string;
  readonly zone: string;
  /** The ids of the products that the platform chooses others for. */
  readonly products: readonly string[];
  readonly priceType: PriceType;
}

/** The key of a request. */
export const zoneKey = ({ page, zone, products, priceType }: ZoneRequest): string =>
  JSON.stringify([page, zone, products, priceType]);

/** Whether the names of a page and a zone are words that the platform may know. */
export const isZoneName = (page: string, zone: string): boolean =>
  graphqlName(page) !== undefined && graphqlName(zone) !== undefined;

const ID = /^[1-9]\d{0,9}$/;

/** The valid ids. */
export const productIds = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => ID.test(id));
