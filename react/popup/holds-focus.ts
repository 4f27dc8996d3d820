/**
 * Whether the element, its shadow root or a child has the focus. Unlike `:focus-within`, which ends at what is in
 * the top layer, it counts an open popover inside.
 */
export function holdsFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (
    (root instanceof Document || root instanceof ShadowRoot) && element.contains(root.activeElement)
  );
}
