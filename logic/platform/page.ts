import { onBasketSignal } from './basket-signals.ts';
import { listen } from './listen.ts';

/** The kinds of page that a class on any element tells (docs/specification.md#s2-page-kinds): `…_page`, or `order_process`. */
export type PageKind =
  | 'main'
  | 'projector'
  | 'basketedit'
  | 'place-order'
  | 'prepaid'
  | 'order1'
  | 'order2'
  | 'order_process';

/** The page that the elements are on. */
export interface Page {
  hasKind(kind: PageKind): boolean;
  readonly hostname: string;
  /** When the page was opened, in milliseconds since 1970. */
  readonly openedAt: number;
  reload(): void;
  /** Reloads, but only the first time it is asked. */
  reloadOnce(): void;
  /** Goes to a URL that has been through `safeHref`. */
  follow(url: string): void;
  /** Calls back whenever the page is left, be it for the back/forward cache; returns how to stop. */
  onLeft(callback: () => void): () => void;
  /** Calls back whenever the page comes back from the back/forward cache; returns how to stop. */
  onRestored(callback: () => void): () => void;
  /** Calls back whenever the page becomes visible; returns how to stop. */
  onVisible(callback: () => void): () => void;
  /** Calls back with the new value whenever another tab changes a key of local storage; returns how to stop. */
  onStored(key: string, callback: (value: string | undefined) => void): () => void;
  /** Calls back after the page's own scripts have changed the basket; returns how to stop. */
  onBasketSignal(callback: () => void): () => void;
  /** Calls back once, as soon as the page is visible and online: at once where it is. */
  whenActive(callback: () => void): void;
}

export interface Navigation {
  reload(): void;
  assign(url: string): void;
}

const classOf = (kind: PageKind): string => (kind === 'order_process' ? kind : `${kind}_page`);

const isVisible = () => document.visibilityState !== 'hidden';

/** The page of this window. */
export function createPage(navigation: Navigation): Page {
  let isReloading = false;
  const onVisible = (callback: () => void) =>
    listen(document, { visibilitychange: () => isVisible() && callback() });

  return {
    // the class may be that of the root
    hasKind: (kind) => document.querySelector(`.${classOf(kind)}`) !== null,
    get hostname() {
      return location.hostname;
    },
    get openedAt() {
      return performance.timeOrigin;
    },
    reload: () => navigation.reload(),
    reloadOnce() {
      if (isReloading) return;
      isReloading = true;
      navigation.reload();
    },
    follow: (url) => navigation.assign(url),
    onLeft: (callback) => listen(window, { pagehide: callback }),
    onRestored: (callback) =>
      listen(window, { pageshow: ({ persisted }) => persisted && callback() }),
    onVisible,
    onStored: (key, callback) =>
      listen(window, {
        storage: (event) => event.key === key && callback(event.newValue ?? undefined),
      }),
    onBasketSignal,
    whenActive(callback) {
      if (isVisible() && navigator.onLine) return callback();
      const check = () => {
        if (!isVisible() || !navigator.onLine) return;
        for (const stop of stops) stop();
        callback();
      };
      const stops = [onVisible(check), listen(window, { online: check })];
    },
  };
}
