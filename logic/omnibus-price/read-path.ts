/** What is at a path of data that nobody has checked; undefined where there is no such own key. */
export const readPath = (from: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    from,
  );
