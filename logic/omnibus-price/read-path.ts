/** The value at a path of unchecked data; undefined where a key is missing or inherited. */
export const readPath = (from: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    from,
  );
