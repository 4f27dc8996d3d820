// Made-up data: the couriers of the demo shop.
import type { Texts } from '../language.ts';

/** A way to deliver a parcel; amounts are gross grosz. */
export interface Courier {
  readonly name: Texts;
  /** Days in transit. */
  readonly days: number;
  /** The surcharge on the region's price of a parcel; undefined if there is none. */
  readonly beside: number | undefined;
  /** The surcharge for cash on delivery; absent if it is not possible. */
  readonly atTheDoor?: number;
}

/** The couriers in the shop's home country. */
export const HOME_COURIERS: readonly Courier[] = [
  {
    name: { pl: 'Kurier Jastrząb', en: 'Hawk courier' },
    days: 1,
    beside: 0,
    atTheDoor: 600,
  },
  { name: { pl: 'Automat Dziupla', en: 'Nest parcel locker' }, days: 2, beside: -400 },
  { name: { pl: 'Odbiór w sklepie', en: 'Collection in a store' }, days: 1, beside: undefined },
];

/** The couriers in all other countries. */
export const FOREIGN_COURIERS: readonly Courier[] = [
  { name: { pl: 'Kurier Bocian', en: 'Stork courier' }, days: 4, beside: 0 },
];
