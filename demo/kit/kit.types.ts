import type { CallKind, Failure } from '../platform/settings/settings.ts';

/** A size of a product. */
export interface GivenSize {
  readonly id: string;
  /** The id unless given. */
  readonly name?: string;
  /** In złoty; the product's unless given. */
  readonly price?: number;
  /** The product's unless given. */
  readonly stock?: number;
}

/** How much of a product the shop sells at once, in units. */
export interface GivenLimits {
  /** The step that quantities go by; 1 unless given. */
  readonly step?: number;
  /** Of one order, over all sizes; no bound unless given. */
  readonly min?: number;
  readonly max?: number;
}

/** A rebate on each unit. */
export interface GivenRebate {
  /** The quantity that it begins with. */
  readonly from: number;
  readonly percent: number;
}

/** When a product is sent. */
export interface GivenShipping {
  /** Days from the order on, 0 being today; nobody knows unless given. */
  readonly days?: number;
  /** Until then it is sent today, as `HH:MM:SS`. */
  readonly deadline?: string;
}

/** A product that is a version of another one. */
export interface GivenVersion {
  readonly product: number;
  /** What it is in each respect, such as `{ Colour: 'pine' }`. */
  readonly values: Readonly<Record<string, string>>;
}

/** A product that the platform sells. */
export interface GivenProduct {
  readonly id: number;
  readonly name: string;
  /** Gross, in złoty; 0 is a price on request. */
  readonly price: number;
  /** In pieces; 100 unless given, and -1 has no bound. */
  readonly stock?: number;
  /** Without them, the product comes in one size. */
  readonly sizes?: readonly GivenSize[];
  readonly limits?: GivenLimits;
  /** By rising quantity; none unless given. */
  readonly rebates?: readonly GivenRebate[];
  /** For the packaging of a unit, gross, in złoty; none unless given. */
  readonly deposit?: number;
  /** Tomorrow unless given. */
  readonly shipping?: GivenShipping;
  /** All versions, this product among them, given with one of them. */
  readonly versions?: readonly GivenVersion[];
  /** The address of its picture; the platform draws one unless given. */
  readonly image?: string;
}

/** A product that something names; `size` may be left out where it has only one. */
export interface ProductChoice {
  readonly product: number;
  readonly size?: string;
}

/** A line of the basket. */
export interface GivenLine extends ProductChoice {
  /** 1 unless given. */
  readonly quantity?: number;
}

/** A shopping list. */
export interface GivenList {
  readonly name: string;
  readonly products?: readonly ProductChoice[];
}

/** Where the platform delivers to in place of the shop's country. */
export interface ForcedRegion {
  /** The ISO code of the country. */
  readonly country: string;
  readonly zipcode?: string;
}

/** What `createPlatform()` takes. */
export interface PlatformOptions {
  /** What is in the basket; nothing unless given. */
  readonly basket?: readonly GivenLine[];
  /** What the shop sells; the demo shop's made-up products unless given. */
  readonly products?: readonly GivenProduct[];
  /** The shopper's lists; none unless given. */
  readonly lists?: readonly GivenList[];
  /** The ISO code of the country to deliver to; `PL` unless given. */
  readonly region?: string;
  /** A country, and there a postal code, that the platform has chosen in place of the shopper's; none unless given. */
  readonly forcedRegion?: ForcedRegion;
  /** The language of the platform's texts; `pl` unless given. */
  readonly lang?: 'pl' | 'en';
  /** How calls fail, by their kind, such as `{ basket: '500' }`. */
  readonly fail?: Readonly<Partial<Record<CallKind, Failure>>>;
  /** How long calls take, in milliseconds: all, or by their kind. */
  readonly latency?: number | Readonly<Partial<Record<CallKind, number>>>;
  /**
   * Answers of your own, by the field of Query or Mutation: data, or a function of the field's arguments. What the
   * schema does not allow is reported. A part of `projector.php` is `projector.` with its name, such as
   * `projector.sizeprices`; its function gets what the address asks for.
   */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** A call that was made. */
export interface PlatformCall {
  readonly kind: CallKind;
  /** The field of Query or Mutation, the key of a widget, or the last part of the path. */
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A platform in memory, of one shopper. */
export interface TestPlatform {
  /** Answers a request; undefined where its path is not the platform's. */
  fetch(request: Request): Promise<Response | undefined>;
  /** The cookies that the platform's pages come with, such as those of a forced region, each as `name=value`. */
  readonly cookies: readonly string[];
  /** The calls so far, oldest first, those that failed included. */
  readonly calls: readonly PlatformCall[];
  /** A token for `authorize-token` of `shop-passkey-register`, with which a login may save one passkey. */
  registrationToken(login: string): string;
}
