import type { PageKind } from '../platform/page.ts';

/** The cookies of docs/specification.md#s3-region-cookies. */
export const REGION_COOKIE = 'setRegionForced';
export const ZIPCODE_COOKIE = 'setZipcodeForced';
export const COOKIE_LIFE_DAYS = 30;

/** What session storage calls the place that the shopper does not want to hear of now. */
export const POSTPONED_KEY = 'shop-region-modal';

/** Where the shopper is paying, and not to be disturbed. */
export const QUIET_PAGES: readonly PageKind[] = [
  'place-order',
  'prepaid',
  'order1',
  'order2',
  'order_process',
];
