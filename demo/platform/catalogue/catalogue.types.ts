import type { Shape } from '../images/shapes.ts';
import type { Texts } from '../language.ts';

/** Who makes a product. */
export interface Producer {
  readonly id: number;
  readonly name: string;
}

/** A line of products of one producer. */
export interface Series {
  readonly id: number;
  readonly name: Texts;
}

/** A node of the menu; `path` leads from the root to the node itself. */
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
}

/** A size of a product with its gross price in grosz for one unit, and its stock in units. */
export interface Size {
  readonly id: string;
  readonly name: Texts;
  readonly grosz: number;
  readonly stock: number;
}

/** What the Omnibus rule needs beside the selling price; amounts are gross grosz for one unit. */
export interface Offer {
  readonly regular?: number;
  readonly lowest?: number;
  readonly beforeCode?: number;
  readonly upcomingFrom?: string;
  readonly withoutNetLowest: boolean;
}

/** The words for the unit a product is counted in, and the step it is sold by. */
export interface Unit {
  readonly singular: Texts;
  readonly plural: Texts;
  /** Beside an amount that is not whole. */
  readonly fraction: Texts;
  readonly sellBy: number;
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
  /** Where it belongs: the way to it leads through here. Other categories may list it, too. */
  readonly category: Category;
  readonly sizes: readonly [Size, ...Size[]];
  readonly vatPercent: number;
  readonly unit: Unit;
  readonly offer: Offer | undefined;
  /** Days between deliveries of a subscription; empty when it cannot be subscribed. */
  readonly subscriptionDays: readonly number[];
  readonly hasSecondImage: boolean;
}

/** All that the demo shop sells and says. Made-up data. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly producers: readonly Producer[];
  readonly series: readonly Series[];
  /** Every node of the tree, parents before their children. */
  readonly categories: readonly Category[];
  readonly cmsPages: readonly CmsPage[];
  readonly searchQueries: readonly Texts[];
  /** What a category and all below it list, each product once; it is more than what belongs there. */
  productsIn(category: Category): readonly Product[];
  product(id: number): Product | undefined;
  category(id: number): Category | undefined;
}
