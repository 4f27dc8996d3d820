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
 * Resets the page to its state before the first tag, at the end of a test that has removed its tags. Resets the basket,
 * lists, toasts, configuration, texts and warnings, and what the tags keep in storage and cookies. Pending requests and
 * timers are cancelled. The `fetch` that `install()` has replaced stays replaced.
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
