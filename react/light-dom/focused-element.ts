/** The element that has focus, also within shadow roots. */
export function focusedElement({ activeElement }: DocumentOrShadowRoot): Element | null {
  const { shadowRoot } = activeElement ?? {};
  return shadowRoot?.activeElement ? focusedElement(shadowRoot) : activeElement;
}
