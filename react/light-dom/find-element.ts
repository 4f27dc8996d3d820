/** The HTML elements that an author's selector names; none where the selector is broken. */
export function findElements(root: ParentNode, selector: string): HTMLElement[] {
  try {
    return [...root.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/** Whether an author's selector names the element; a broken one names none. */
export function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The first element that an author's selector names; undefined where there is none. */
export const findElement = (
  root: ParentNode,
  selector: string | undefined,
): HTMLElement | undefined => (selector ? findElements(root, selector)[0] : undefined);
