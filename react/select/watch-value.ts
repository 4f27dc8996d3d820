/** Properties that a script sets without an event. */
const PROPERTIES = ['value', 'selectedIndex'] as const;

/** Calls back when a script sets the chosen option; returns a function that restores the select's properties. */
export function watchValue(select: HTMLSelectElement, changed: () => void): () => void {
  for (const name of PROPERTIES) {
    const native = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, name);
    if (!native) continue;
    Object.defineProperty(select, name, {
      configurable: true,
      enumerable: true,
      get: () => native.get?.call(select),
      set(value: unknown) {
        native.set?.call(select, value);
        changed();
      },
    });
  }
  return () => {
    for (const name of PROPERTIES) Reflect.deleteProperty(select, name);
  };
}
