import { byHost } from '../../logic/state/by-host.ts';

/** Properties that a script sets without an event. */
const PROPERTIES = ['value', 'selectedIndex'] as const;

const watchersOf = byHost((_select: HTMLSelectElement) => new Set<() => void>());

function interceptChanges(select: HTMLSelectElement): void {
  for (const name of PROPERTIES) {
    const native = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, name);
    if (!native) continue;
    Object.defineProperty(select, name, {
      configurable: true,
      enumerable: true,
      get: () => native.get?.call(select),
      set(value: unknown) {
        native.set?.call(select, value);
        for (const changed of watchersOf(select)) changed();
      },
    });
  }
}

/** Calls back when a script sets the chosen option; the result ends that, the last one restores the properties. */
export function watchValue(select: HTMLSelectElement, changed: () => void): () => void {
  const watchers = watchersOf(select);
  if (watchers.size === 0) interceptChanges(select);
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    for (const name of PROPERTIES) Reflect.deleteProperty(select, name);
  };
}
