/** Properties that a script sets without an event. */
const PROPERTIES = ['value', 'selectedIndex'] as const;

/** Calls back when a script sets what is chosen; the result gives the select its own properties back. */
export function watchValue(select: HTMLSelectElement, changed: () => void): () => void {
  for (const name of PROPERTIES) {
    const own = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, name);
    if (!own) continue;
    Object.defineProperty(select, name, {
      configurable: true,
      enumerable: true,
      get: () => own.get?.call(select),
      set(value: unknown) {
        own.set?.call(select, value);
        changed();
      },
    });
  }
  return () => {
    for (const name of PROPERTIES) Reflect.deleteProperty(select, name);
  };
}
