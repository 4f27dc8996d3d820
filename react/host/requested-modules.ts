/** A function that imports a module, defined once: the module is known by it. */
export type Load<T> = () => Promise<T>;

interface Requested {
  readonly request: Promise<unknown>;
  /** Undefined until the module is there. */
  arrival?: { readonly module: unknown };
}

const requested = new Map<unknown, Requested>();

/** The module, where it has come already: a tag that comes later has it at once. */
export const arrivedModule = <T>(load: Load<T>): { readonly module: T } | undefined =>
  requested.get(load)?.arrival as { readonly module: T } | undefined;

/** Asks for a module once, however many tags need it; after a failure the next call asks again. */
export function requestModule<T>(load: Load<T>): Promise<T> {
  const known = requested.get(load);
  if (known) return known.request as Promise<T>;
  const request = load();
  const entry: Requested = { request };
  requested.set(load, entry);
  request.then(
    (module) => {
      entry.arrival = { module };
    },
    () => requested.delete(load),
  );
  return request;
}
