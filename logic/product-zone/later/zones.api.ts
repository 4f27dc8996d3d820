import * as v from 'valibot';
import { SHOPPER_TIMEOUT_MS } from '../../platform/http.ts';
import type { Operation } from '../../platform/later/graphql/operation.ts';
import type { PriceType } from '../../settings/shop-config.ts';
import { graphql, graphqlName } from '../../wire/graphql/literals.ts';
import {
  LenientId,
  LenientName,
  LenientText,
  lenientList,
  lenientObject,
} from '../../wire/lenient.ts';
import { safeHref, safeImage } from '../../wire/safe-link.ts';

/** A zone as an author names it. */
export interface ZoneName {
  readonly page: string;
  readonly zone: string;
  /** The ids of the products that the platform chooses others for. */
  readonly products: readonly string[];
}

/** A zone that an element shows. */
export interface ZoneRequest extends ZoneName {
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

/** The zones of one request. */
export interface ZonesVariables {
  readonly zones: readonly ZoneName[];
  readonly priceType: PriceType;
}

/** A product of a zone. */
export interface ZoneProduct {
  readonly id: string;
  readonly name: string;
  readonly link: string | undefined;
  readonly icon: string | undefined;
  /** An image for browsers without WebP, if `icon` is WebP. */
  readonly iconSecond: string | undefined;
  /** The product in the format of `product_data`, for the tags of a template. */
  readonly record: object;
}

/** The products of a zone. */
export interface Zone {
  readonly name: string;
  readonly type: string;
  readonly products: readonly ZoneProduct[];
}

const FactsSchema = lenientObject({
  id: LenientId,
  name: LenientName,
  link: LenientText,
  icon: LenientText,
  iconSecond: LenientText,
});

const ProductSchema: v.GenericSchema<unknown, ZoneProduct> = v.pipe(
  v.unknown(),
  v.transform((given) => ({ ...v.parse(FactsSchema, given), record: Object(given) as object })),
  v.check(({ id, name }) => id !== '' && name !== ''),
  v.transform((product) => ({
    ...product,
    link: safeHref(product.link),
    icon: safeImage(product.icon),
    iconSecond: safeImage(product.iconSecond),
  })),
);

/** The answer about a zone; without products for null. */
export const ZoneSchema: v.GenericSchema<unknown, Zone> = lenientObject({
  name: LenientName,
  type: LenientText,
  products: lenientList(ProductSchema),
});

/** The alias of a zone in a request. */
export const aliasOf = (index: number): string => `zone${index}`;

/** The fields of a price, in the price type of the page only. */
function priceFields(type: PriceType): string {
  const amount = `{ ${type} { value formatted } }`;
  return `rebateCodeActive price ${amount} unit ${amount} max ${amount} unitConvertedPrice ${amount} youSavePercent
omnibusPrice ${amount} omnibusPriceDetails { unit ${amount} youSavePercent omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil { formatted } }
beforeRebate ${amount} beforeRebateDetails { unit ${amount} youSavePercent } advancePrice ${amount} suggested ${amount} depositPrice ${amount} depositPriceUnit ${amount} totalDepositPrice ${amount} totalDepositPriceUnit ${amount}`;
}

function fieldOf({ page, zone, products }: ZoneName, index: number, fields: string): string {
  const input = {
    page: graphqlName(page),
    zone: graphqlName(zone),
    products: products.map(Number),
  };
  return `${aliasOf(index)}: ${graphql`hotspots(hotspotsPanelParamsInput: ${input})`} { name type products { ${fields} } }`;
}

/** The products of several zones, an alias each (docs/platform.md#zones). */
export const hotspots: Operation<ZonesVariables, Readonly<Record<string, unknown>>> = {
  name: 'hotspots',
  marker: 'hotspots',
  kind: 'query',
  timeoutMs: SHOPPER_TIMEOUT_MS,
  document({ zones, priceType }) {
    const price = priceFields(priceType);
    const fields = `id type name link icon iconSecond points unit { sellBy singular plural unitConvertedFormat } price { ${price} } sizes { id name amount availability { status } price { ${price} } }`;
    return `query { ${zones.map((zone, index) => fieldOf(zone, index, fields)).join('\n')} }`;
  },
  answer: v.record(v.string(), v.unknown()),
};
