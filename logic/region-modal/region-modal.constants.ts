import type { PageKind } from '../platform/page.ts';

/** How long an accepted place is remembered. */
export const COOKIE_LIFE_DAYS = 30;

/** The session storage key of the place whose notice the shopper closed for now. */
export const POSTPONED_KEY = 'shop-region-modal';

/** The kinds of pages on which the shopper pays, so that no notice shows. */
export const QUIET_PAGES: readonly PageKind[] = [
  'place-order',
  'prepaid',
  'order1',
  'order2',
  'order_process',
];
