import type { CookieJar } from '../../logic/platform/cookies/cookies.ts';
import type { KeyValueStore } from '../../logic/platform/key-value-store.ts';

export interface FakeCookies extends CookieJar {
  /** Every cookie with its lifetime in days. */
  readonly all: ReadonlyMap<string, { readonly value: string; readonly days: number }>;
}

/** A cookie jar in memory. */
export function createFakeCookies(): FakeCookies {
  const all = new Map<string, { value: string; days: number }>();
  return {
    all,
    get: (name) => all.get(name)?.value,
    set: (name, value, days) => void all.set(name, { value, days }),
    remove: (name) => void all.delete(name),
  };
}

export interface FakeStore extends KeyValueStore {
  /** Whether the quota is reached, so that writes fail. */
  isFull: boolean;
  /** Whether storage is disabled, so that reads and writes fail. */
  isBlocked: boolean;
}

/** In-memory web storage, oldest key first. */
export function createFakeStore(): FakeStore {
  const entries = new Map<string, string>();
  const store: FakeStore = {
    isFull: false,
    isBlocked: false,
    get: (key) => (store.isBlocked ? undefined : entries.get(key)),
    set(key, value) {
      const isStored = !store.isFull && !store.isBlocked;
      if (isStored) entries.set(key, value);
      return isStored;
    },
    remove: (key) => void entries.delete(key),
    keys: () => (store.isBlocked ? [] : [...entries.keys()]),
  };
  return store;
}
