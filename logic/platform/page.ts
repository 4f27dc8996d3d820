import { onBasketSignal } from './basket-signals.ts';
import { listen, together } from './listen.ts';

/** The page kinds: a class `…_page`, or `order_process`, on any element (docs/specification.md#s2-page-kinds). */
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
  /** How the page was opened. After Back, Forward or a reload, the browser restores the values of forms. */
  readonly openedBy: NavigationTimingType;
  /** When the page was opened, in milliseconds since 1970. */
  readonly openedAt: number;
  reload(): void;
  /** Reloads the page; further calls do nothing. */
  reloadOnce(): void;
  /** Navigates to a URL that `safeHref` has checked. */
  follow(url: string): void;
  /** Calls back whenever the page is left, also for the back/forward cache. The result unsubscribes. */
  onLeft(callback: () => void): () => void;
  /** Calls back whenever the page is restored from the back/forward cache. The result unsubscribes. */
  onRestored(callback: () => void): () => void;
  /** Calls back whenever the page becomes visible. The result unsubscribes. */
  onVisible(callback: () => void): () => void;
  /** Calls back with the new value whenever another tab changes a key of local storage. The result unsubscribes. */
  onStored(key: string, callback: (value: string | undefined) => void): () => void;
  /** Calls back after the page's own scripts have changed the basket. The result unsubscribes. */
  onBasketSignal(callback: () => void): () => void;
  /** Calls back once, as soon as the page is visible and online; at once if it already is. */
  whenActive(callback: () => void): void;
  /** Calls back once after the browser has reported which elements are in the viewport, in the next frame. */
  whenViewportKnown(callback: () => void): void;
}

export interface Navigation {
  reload(): void;
  assign(url: string): void;
}

const classOf = (kind: PageKind): string => (kind === 'order_process' ? kind : `${kind}_page`);

/** Waits for the next task: Chromium calls the observers of a frame in one task, in no order. */
function whenViewportKnown(callback: () => void): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    setTimeout(callback);
  });
  observer.observe(document.documentElement);
}

const isVisible = () => document.visibilityState !== 'hidden';

/** The page of this window. */
export function createPage(navigation: Navigation): Page {
  let isReloading = false;
  const onVisible = (callback: () => void) =>
    listen(document, { visibilitychange: () => isVisible() && callback() });

  return {
    // the class may be on the root element
    hasKind: (kind) => document.querySelector(`.${classOf(kind)}`) !== null,
    get hostname() {
      return location.hostname;
    },
    get openedBy() {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
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
    whenViewportKnown,
    whenActive(callback) {
      if (isVisible() && navigator.onLine) return callback();
      const check = () => {
        if (!isVisible() || !navigator.onLine) return;
        stop();
        callback();
      };
      const stop = together([onVisible(check), listen(window, { online: check })]);
    },
  };
}
