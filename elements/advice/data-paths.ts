const LIST = '[]';

function hasKeys(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  const name = key.replace(LIST, '');
  if (!Object.hasOwn(Object(value), name)) return false;
  const next: unknown = Reflect.get(Object(value), name);
  return key.endsWith(LIST)
    ? Object.values(Object(next)).some((item) => hasKeys(item, rest))
    : hasKeys(next, rest);
}

/** Whether data contain a path such as `sizes[].price`, even with an empty value; `[]` matches any item of a list. */
export const hasPath = (data: unknown, path: string): boolean => hasKeys(data, path.split('.'));
