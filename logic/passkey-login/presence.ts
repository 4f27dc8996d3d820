import type { Page } from '../platform/page.ts';
import { deferred } from '../state/deferred.ts';

/** Watches whether the page is shown, or left and possibly kept in the back/forward cache. */
export interface Presence {
  /** Waits until the page is shown; resolves to a signal that aborts when the page is left. */
  stay(): Promise<AbortSignal>;
  /** Ends the watch. */
  stop(): void;
}

/** Watches the page being left and restored; when `life` aborts, the current signal aborts, too. */
export function createPresence(page: Page, life: AbortSignal): Presence {
  let current = new AbortController();
  let back = deferred();
  const end = () => {
    current.abort();
    back.resolve();
  };
  const begin = () => {
    current = new AbortController();
    back.resolve();
    back = deferred();
  };
  const stops = [page.onLeft(() => current.abort()), page.onRestored(begin)];
  life.addEventListener('abort', end);
  return {
    async stay() {
      if (current.signal.aborted) await back.promise;
      return current.signal;
    },
    stop() {
      for (const stop of stops) stop();
      life.removeEventListener('abort', end);
    },
  };
}
