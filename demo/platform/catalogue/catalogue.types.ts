import type { Shape } from '../images/shapes.ts';
import type { Texts } from '../language.ts';

/** A manufacturer or brand. */
export interface Producer {
  readonly id: number;
  readonly name: string;
}

/** A line of products of one producer. */
export interface Series {
  readonly id: number;
  readonly name: Texts;
}

/** A node of the menu; `path` leads from the root to the node itself, inclusive. */
export interface Category {
  readonly id: number;
  readonly name: Texts;
  readonly path: readonly Category[];
  readonly children: readonly Category[];
}

/** A page of text; `link` is site-relative. */
export interface CmsPage {
  readonly id: number;
  readonly link: Texts;
  readonly name: Texts;
  readonly body: Texts;
  /** The day of its last change, as `YYYY-MM-DD`. */
  readonly changed: string;
}

/** A size of a product with its gross price in grosz for one unit, and its stock in units; -1 has no bound. */
export interface Size {
  readonly id: string;
  readonly name: Texts;
  readonly grosz: number;
  readonly stock: number;
  /** Whether the shop orders it on demand, with an unknown delivery date. */
  readonly isOnOrder?: boolean;
  /** Its own lowest price of 30 days, for one unit. */
  readonly lowest?: number;
}

/** The data that the Omnibus rule needs besides the selling price; amounts are gross grosz for one unit. */
export interface Offer {
  readonly regular?: number;
  readonly lowest?: number;
  readonly beforeCode?: number;
  readonly upcomingFrom?: string;
  readonly withoutNetLowest: boolean;
}

/** A product's unit in words, and the step of its quantity. */
export interface Unit {
  readonly singular: Texts;
  readonly plural: Texts;
  /** The form used with a fractional amount. */
  readonly fraction: Texts;
  readonly sellBy: number;
}

/** A rebate per unit from a minimum quantity on. */
export interface RebateStep {
  readonly from: number;
  readonly percent: number;
}

/** The rebate of a subscription per unit: a percentage, or an amount in gross grosz. */
export interface SubscriptionRebate {
  readonly type: 'percentage' | 'quota';
  readonly value: number;
}

/** A subscription to a product. */
export interface Subscription {
  /** Days between deliveries. */
  readonly days: number;
  readonly rebate: SubscriptionRebate;
}

/** The terms of sale of a product; quantities are in units, over all its sizes. */
export interface SaleTerms {
  /** The minimum quantity on the page. Like the platform's, the basket accepts less. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** By ascending quantity. */
  readonly rebates: readonly RebateStep[];
  /** The deposit for the packaging of a unit, in gross grosz. */
  readonly deposit: number | undefined;
  /** The price of a unit in loyalty points. */
  readonly points: number | undefined;
  readonly shipping: {
    /** Days until dispatch, 0 is today; undefined if unknown. */
    readonly days: number | undefined;
    /** The time until which orders are dispatched today, as `HH:MM:SS`. */
    readonly deadline?: string;
  };
}

/** The kind of a product that is not simply an item in stock: virtual, a bundle, or made to order. */
export type Made =
  | { readonly type: 'virtual' }
  | { readonly type: 'bundle'; readonly parts: readonly BundlePart[] }
  | { readonly type: 'product_configurable'; readonly choice: MadeChoice };

/** A product in a bundle. */
export interface BundlePart {
  readonly productId: number;
  readonly sizeId: string;
  readonly quantity: number;
}

/** A choice for a product that is made to order. */
export interface MadeChoice {
  readonly name: Texts;
  readonly values: readonly Texts[];
}

/** A product of the demo shop. A price of 0 means "price on request". */
export interface Product {
  readonly id: number;
  readonly name: Texts;
  readonly description: Texts;
  readonly version: Texts;
  readonly shape: Shape;
  readonly colours: readonly [main: string, accent: string];
  readonly producer: Producer;
  readonly series: Series | undefined;
  /** The product's own category, which its breadcrumbs show. Other categories may list it as well. */
  readonly category: Category;
  readonly sizes: readonly [Size, ...Size[]];
  readonly vatPercent: number;
  readonly unit: Unit;
  readonly offer: Offer | undefined;
  readonly terms: SaleTerms;
  /** By ascending period; empty if the product has none. */
  readonly subscriptions: readonly Subscription[];
  readonly made?: Made | undefined;
  readonly hasSecondImage: boolean;
  /** The URL of its picture, unless the platform generates one. */
  readonly image?: string | undefined;
}

/** A value of an axis, such as a colour. */
export interface VersionValue {
  readonly id: number;
  readonly name: Texts;
}

/** An axis on which versions differ, such as their colour. */
export interface VersionAxis {
  readonly id: number;
  readonly name: Texts;
  readonly values: readonly VersionValue[];
}

/** A product of a group, with its value on each axis. */
export interface Version {
  readonly productId: number;
  readonly values: readonly number[];
}

/** Products that are versions of each other. A combination of values may have no product. */
export interface VersionGroup {
  readonly axes: readonly VersionAxis[];
  readonly versions: readonly Version[];
}

/** The products, categories and pages of the demo shop. Made-up data. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly versions: readonly VersionGroup[];
  readonly producers: readonly Producer[];
  readonly series: readonly Series[];
  /** Every node of the tree; a parent comes before its children. */
  readonly categories: readonly Category[];
  readonly cmsPages: readonly CmsPage[];
  readonly searchQueries: readonly Texts[];
  /** The products listed by a category and its descendants, each once; these may belong to other categories. */
  productsIn(category: Category): readonly Product[];
  product(id: number): Product | undefined;
  category(id: number): Category | undefined;
}
