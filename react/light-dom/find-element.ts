/** The HTML elements that match an author's selector; empty for an invalid selector. */
export function findElements(root: ParentNode, selector: string): HTMLElement[] {
  try {
    return [...root.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/** Whether an element matches an author's selector; false for an invalid selector. */
export function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The first element that matches an author's selector; undefined without a match. */
export const findElement = (
  root: ParentNode,
  selector: string | undefined,
): HTMLElement | undefined => (selector ? findElements(root, selector)[0] : undefined);

/** The element itself or its first descendant that matches. */
export const findIn = <E extends Element>(root: Element, selector: string): E | null =>
  root.matches(selector) ? (root as E) : root.querySelector<E>(selector);

/** The value of an attribute of the element or of the first descendant that has it; undefined if empty. */
export const dataIn = (root: Element, name: string): string | undefined =>
  findIn(root, `[${name}]`)?.getAttribute(name) || undefined;

/** The element that has focus, also within shadow roots. */
export function focusedElement({ activeElement }: DocumentOrShadowRoot): Element | null {
  const { shadowRoot } = activeElement ?? {};
  return shadowRoot?.activeElement ? focusedElement(shadowRoot) : activeElement;
}
