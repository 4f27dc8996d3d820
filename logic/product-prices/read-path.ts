/** The value at a path of unchecked data; undefined when an own key of the path is missing. */
export const readPath = (from: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    from,
  );
