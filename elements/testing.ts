// For tests of pages with our tags; shops never load it.

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
 * lists, toasts, configuration, texts and warnings, and the storage and cookies of the tags. Pending requests and
 * timers are cancelled. A `fetch` replaced with `install()` stays replaced.
 */
export function resetPage(): void {
  pageStore.set(resetPageAtom);
  followConsent(undefined);
  forgetWarnings();
}

/** Starts a page whose tags can be awaited, as after `resetPage()`. */
export function beginPage(): void {
  pageStore.set(restartPlatformAtom);
}

/** Whether an element has pending work: debounced input, a loading module or an unread answer. */
export function isPausing(): boolean {
  return modulesComing() !== undefined || (pageStore.get(pageRunAtom)?.isPausing() ?? false);
}

/** Routes requests of all tags through this function, also of running ones; undefined restores the browser's. */
export function givePageFetch(send: typeof fetch | undefined): void {
  pageStore.set(givePageFetchAtom, send);
}
