import type { PageKind } from '../platform/page.ts';

/** The cookies of docs/specification.md#s3-region-cookies. */
export const REGION_COOKIE = 'setRegionForced';
export const ZIPCODE_COOKIE = 'setZipcodeForced';
export const COOKIE_LIFE_DAYS = 30;

/** The key in session storage of the place whose notice the shopper has postponed. */
export const POSTPONED_KEY = 'shop-region-modal';

/** The pages on which the shopper is paying, and is not disturbed. */
export const QUIET_PAGES: readonly PageKind[] = [
  'place-order',
  'prepaid',
  'order1',
  'order2',
  'order_process',
];
