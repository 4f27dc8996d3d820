import type { CallKind, Failure } from '../platform/settings/settings.ts';

/** A size of a product. */
export interface GivenSize {
  readonly id: string;
  /** Defaults to the id. */
  readonly name?: string;
  /** In złoty; defaults to that of the product. */
  readonly price?: number;
  /** Defaults to that of the product. */
  readonly stock?: number;
}

/** Limits of the quantity in one order, in units. */
export interface GivenLimits {
  /** The step of quantities; defaults to 1 unit. */
  readonly step?: number;
  /** The minimum of one order, over all sizes; unlimited by default. */
  readonly min?: number;
  readonly max?: number;
}

/** A rebate per unit. */
export interface GivenRebate {
  /** The minimum quantity. */
  readonly from: number;
  readonly percent: number;
}

/** When a product is dispatched. */
export interface GivenShipping {
  /** Days after the order; 0 is today. Unknown by default. */
  readonly days?: number;
  /** The time until which orders are dispatched today, as `HH:MM:SS`. */
  readonly deadline?: string;
}

/** A product that is a version of another product. */
export interface GivenVersion {
  readonly product: number;
  /** Its value on each axis, such as `{ Colour: 'pine' }`. */
  readonly values: Readonly<Record<string, string>>;
}

/** A product that the platform sells. */
export interface GivenProduct {
  readonly id: number;
  readonly name: string;
  /** Gross, in złoty; 0 is a price on request. */
  readonly price: number;
  /** The stock in pieces; 100 by default, -1 means unlimited. */
  readonly stock?: number;
  /** Without sizes, the product has a single one. */
  readonly sizes?: readonly GivenSize[];
  readonly limits?: GivenLimits;
  /** By ascending quantity; none by default. */
  readonly rebates?: readonly GivenRebate[];
  /** The deposit for the packaging of a unit, gross, in złoty; none by default. */
  readonly deposit?: number;
  /** Tomorrow by default. */
  readonly shipping?: GivenShipping;
  /** All versions, including this product; set it on one of them. */
  readonly versions?: readonly GivenVersion[];
  /** The URL of its picture; the platform generates one by default. */
  readonly image?: string;
}

/** A reference to a product; `size` is optional if there is only one. */
export interface ProductChoice {
  readonly product: number;
  readonly size?: string;
}

/** A line of the basket. */
export interface GivenLine extends ProductChoice {
  /** 1 by default. */
  readonly quantity?: number;
}

/** A shopping list. */
export interface GivenList {
  readonly name: string;
  readonly products?: readonly ProductChoice[];
}

/** A delivery region that the platform forces instead of the shopper's. */
export interface ForcedRegion {
  /** The ISO code of the country. */
  readonly country: string;
  readonly zipcode?: string;
}

/** The options of `createPlatform()`. */
export interface PlatformOptions {
  /** The basket; empty by default. */
  readonly basket?: readonly GivenLine[];
  /** The catalogue; by default the demo shop's made-up products. */
  readonly products?: readonly GivenProduct[];
  /** The shopper's lists; none by default. */
  readonly lists?: readonly GivenList[];
  /** The ISO code of the delivery country; `PL` by default. */
  readonly region?: string;
  /** A country, and optionally a postal code, that the platform forces instead of the shopper's; none by default. */
  readonly forcedRegion?: ForcedRegion;
  /** The language of the platform's texts; `pl` by default. */
  readonly lang?: 'pl' | 'en';
  /** How calls fail, by their kind, such as `{ basket: '500' }`. */
  readonly fail?: Readonly<Partial<Record<CallKind, Failure>>>;
  /** The latency of calls in milliseconds: of all calls, or by kind. */
  readonly latency?: number | Readonly<Partial<Record<CallKind, number>>>;
  /**
   * Custom answers by root field: data, or a function of the field's arguments. Data that the schema does not allow is
   * reported. For a part of `projector.php`, the name is `projector.` and that of the part, such as
   * `projector.sizeprices`; its function receives the query parameters.
   * `filtering` is the XML with the numbers of products for filters, or a function of the query parameters.
   */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** A call that the platform has received. */
export interface PlatformCall {
  readonly kind: CallKind;
  /** The root field, the key of a widget, or the last segment of the path. */
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** An in-memory platform for one shopper. */
export interface TestPlatform {
  /** Responds to a request; undefined if the path is not the platform's. */
  fetch(request: Request): Promise<Response | undefined>;
  /** The cookies that the platform's pages set, such as those of a forced region, each as `name=value`. */
  readonly cookies: readonly string[];
  /** All calls so far, oldest first, including failed ones. */
  readonly calls: readonly PlatformCall[];
  /** Creates a token for `authorize-token` of `shop-passkey-register`, with which a login may save one passkey. */
  registrationToken(login: string): string;
}
