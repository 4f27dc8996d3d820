// For tests of pages with our tags; no page of a shop loads it.

import { modulesComing } from '../logic/page/module-within.ts';
import { forgetWarnings } from '../logic/page/warn-author.ts';
import { pageStore } from '../logic/state/page-state.ts';
import {
  givePageFetchAtom,
  pageRunAtom,
  restartPlatformAtom,
} from '../logic/testing/page-fetch.atoms.ts';
import { resetPageAtom } from '../logic/testing/reset-page.atoms.ts';
import { followConsent } from './page/consent-event.ts';

/**
 * Makes the page one that no tag has been on, for the end of a test when its tags are off the page: basket, lists,
 * toasts, configuration and texts, warnings, and what our tags keep in storage and cookies. What runs ends: no answer and
 * no timer of before comes any more. What `install()` has put in the place of `fetch` stays.
 */
export function resetPage(): void {
  pageStore.set(resetPageAtom);
  followConsent(undefined);
  forgetWarnings();
}

/** Begins a page whose tags can be waited for, as after `resetPage()`. */
export function beginPage(): void {
  pageStore.set(restartPlatformAtom);
}

/** Whether a tag is about to do what it was asked to: after a pause in typing, with a module or an answer to read. */
export function isPausing(): boolean {
  return modulesComing() !== undefined || (pageStore.get(pageRunAtom)?.isPausing() ?? false);
}

/** Lets the tags of the page ask through this function, also those that run already; undefined is the browser's own. */
export function givePageFetch(ask: typeof fetch | undefined): void {
  pageStore.set(givePageFetchAtom, ask);
}
