/** The original value of an attribute, and the value that we have written. */
interface Overridden {
  readonly own: string | null;
  readonly ours: string | null;
}

const overridden = new WeakMap<Element, Map<string, Overridden>>();

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The page's value of an attribute, even while ours replaces it. */
export function originalAttribute(element: Element, name: string): string | null {
  const now = element.getAttribute(name);
  const before = overridden.get(element)?.get(name);
  return before?.ours === now ? before.own : now;
}

/** Writes attributes; null removes one. */
export function overrideAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
): void {
  const known = overridden.get(element) ?? new Map<string, Overridden>();
  for (const [name, ours] of Object.entries(attributes)) {
    known.set(name, { own: originalAttribute(element, name), ours });
    put(element, name, ours);
  }
  overridden.set(element, known);
}

/** Restores the original attributes of an element. */
export function restoreAttributes(element: Element): void {
  for (const name of overridden.get(element)?.keys() ?? []) {
    put(element, name, originalAttribute(element, name));
  }
  overridden.delete(element);
}
