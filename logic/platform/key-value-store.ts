/** Storage that never throws. If it is blocked, full or corrupt, it behaves like an empty store. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** Sets a value. Returns whether it was stored. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** A store over web storage; `open` is called on each access, because reading `localStorage` may throw. */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  const attempt = <T>(otherwise: T, use: (storage: Storage) => T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(undefined, (storage) => storage.getItem(key) ?? undefined),
    set: (key, value) =>
      attempt(false, (storage) => {
        storage.setItem(key, value);
        return true;
      }),
    remove: (key) => attempt(undefined, (storage) => storage.removeItem(key)),
    keys: () => attempt([], (storage) => Object.keys(storage)),
  };
}
