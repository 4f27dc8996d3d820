// For tests of pages with our tags; no page of a shop loads it.

import { forgetWarnings } from '../logic/page/warn-author.ts';
import { pageStore } from '../logic/state/page-store.ts';
import { resetPageAtom } from '../logic/testing/reset-page.atoms.ts';
import { followConsent } from './page/consent-event.ts';

/**
 * Makes the page one that no tag has been on, for the end of a test when its tags are off the page: basket, lists,
 * toasts, configuration and texts, warnings, and what our tags keep in storage and cookies.
 */
export function resetPage(): void {
  pageStore.set(resetPageAtom);
  followConsent(undefined);
  forgetWarnings();
}
