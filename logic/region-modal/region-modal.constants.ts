import type { PageKind } from '../platform/page.ts';

/** How long an accepted region is stored, in days. */
export const COOKIE_LIFE_DAYS = 30;

/** The session storage key of the region whose notice was postponed. */
export const POSTPONED_KEY = 'shop-region-modal';

/** The page kinds of the checkout, on which no notice shows. */
export const QUIET_PAGES: readonly PageKind[] = ['place-order', 'prepaid', 'order1', 'order2'];
