/** The element that an author's selector names; undefined where there is none, or the selector is broken. */
export function findElement(root: ParentNode, selector: string | undefined): Element | undefined {
  try {
    return (selector && root.querySelector(selector)) || undefined;
  } catch {
    return undefined;
  }
}
