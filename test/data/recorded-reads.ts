/** A proxy that records the paths at which data is read; items of lists are `[]`. */
export function recorded<T>(data: T, paths: Set<string>, at = ''): T {
  if (typeof data !== 'object' || data === null) return data;
  return new Proxy(data, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || !Object.hasOwn(target, name) || name === 'length')
        return value;
      const path = Array.isArray(target) ? `${at}[]` : `${at}.${name}`;
      paths.add(path);
      return recorded(value, paths, path);
    },
  });
}

/** All paths of data, in the notation of `recorded`. */
export function pathsOf(data: unknown, at = ''): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const path = Array.isArray(data) ? `${at}[]` : `${at}.${name}`;
    return [path, ...pathsOf(value, path)];
  });
}
