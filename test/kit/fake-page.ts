import { onBasketSignal } from '../../logic/platform/basket-signals.ts';
import type { Page, PageKind } from '../../logic/platform/page.ts';
import { FAKE_START } from './fake-clock.ts';

export interface FakePage extends Page {
  /** The kinds of this page; empty by default. */
  readonly kinds: Set<PageKind>;
  /** The number of reloads. */
  readonly reloads: number;
  /** The URLs that were followed. */
  readonly followed: readonly string[];
  /** How the page was opened; `navigate` by default. */
  openedBy: NavigationTimingType;
  /** Simulates leaving the page. */
  leave(): void;
  /** Simulates a return with the back button. */
  restore(): void;
  /** Simulates a return from another tab. */
  show(): void;
  /** Simulates a change of local storage by another tab. */
  store(key: string, value: string): void;
}

/** A fake page that records navigations instead of performing them. */
export function createFakePage(hostname = 'shop.example'): FakePage {
  const kinds = new Set<PageKind>();
  const followed: string[] = [];
  const onLeft = new Set<() => void>();
  const onRestored = new Set<() => void>();
  const onVisible = new Set<() => void>();
  const onStored = new Set<(key: string, value: string) => void>();
  const listen = <C>(listeners: Set<C>, callback: C) => {
    listeners.add(callback);
    return () => void listeners.delete(callback);
  };
  let reloads = 0;
  let isReloading = false;

  return {
    kinds,
    followed,
    hostname,
    openedBy: 'navigate',
    openedAt: FAKE_START,
    get reloads() {
      return reloads;
    },
    hasKind: (kind) => kinds.has(kind),
    reload() {
      reloads += 1;
    },
    reloadOnce() {
      if (!isReloading) reloads += 1;
      isReloading = true;
    },
    follow: (url) => void followed.push(url),
    onLeft: (callback) => listen(onLeft, callback),
    onRestored: (callback) => listen(onRestored, callback),
    onVisible: (callback) => listen(onVisible, callback),
    onStored: (watched, callback) =>
      listen(onStored, (key, value) => {
        if (key === watched) callback(value);
      }),
    onBasketSignal,
    whenActive: (callback) => callback(),
    whenViewportKnown: (callback) => callback(),
    leave() {
      for (const callback of onLeft) callback();
    },
    restore() {
      for (const callback of onRestored) callback();
    },
    show() {
      for (const callback of onVisible) callback();
    },
    store(key, value) {
      for (const callback of onStored) callback(key, value);
    },
  };
}
