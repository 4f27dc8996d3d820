import type { Page } from '../platform/page.ts';

/** Whether the page is shown, or left and maybe kept in the back/forward cache. */
export interface Presence {
  /** Waits until the page is shown; a signal that aborts when it is left. */
  stay(): Promise<AbortSignal>;
  /** Ends the watch. */
  stop(): void;
}

/** Watches the shopper leave the page and come back; when `life` aborts, every stay ends. */
export function createPresence(page: Page, life: AbortSignal): Presence {
  let current = new AbortController();
  let back = Promise.withResolvers<void>();
  const end = () => {
    current.abort();
    back.resolve();
  };
  const begin = () => {
    current = new AbortController();
    back.resolve();
    back = Promise.withResolvers();
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
