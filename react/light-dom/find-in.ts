/** The element itself or its first descendant that matches. */
export const findIn = <E extends Element>(root: Element, selector: string): E | null =>
  root.matches(selector) ? (root as E) : root.querySelector<E>(selector);

/** The value of an attribute of the element or of the first descendant that has it; undefined if empty. */
export const dataIn = (root: Element, name: string): string | undefined =>
  findIn(root, `[${name}]`)?.getAttribute(name) || undefined;
