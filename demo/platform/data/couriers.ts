// Made-up data: who delivers the demo shop's parcels.
import type { Texts } from '../language.ts';

/** A way to deliver a parcel; amounts are gross grosz. */
export interface Courier {
  readonly name: Texts;
  /** From the shop's door to the shopper's. */
  readonly days: number;
  /** What it costs beside the region's price for a parcel; undefined where it costs nothing. */
  readonly beside: number | undefined;
  /** What paying at the door costs more; absent where that is not possible. */
  readonly atTheDoor?: number;
}

/** Those of the shop's own country. */
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

/** Those of every other country. */
export const FOREIGN_COURIERS: readonly Courier[] = [
  { name: { pl: 'Kurier Bocian', en: 'Stork courier' }, days: 4, beside: 0 },
];
