/** A `Map` or a `WeakMap` of remembered values. */
interface Values<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key: made on first use, then the same. */
export function remembered<K, V>(values: Values<K, V>, key: K, make: () => V): V {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
