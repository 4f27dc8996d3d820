/**
 * Lets the nodes of a tag make elements in the document that has adopted it. Preact gives each new element the custom
 * element registry of its parent, and Chromium leaves what lies in a shadow root with that of the former document:
 * `createElement` throws.
 */
export function followRegistry({ shadowRoot }: Element): void {
  if (!shadowRoot || !('customElementRegistry' in shadowRoot)) return;
  for (const node of [shadowRoot, ...shadowRoot.querySelectorAll('*')]) {
    // undefined is that of the document
    Object.defineProperty(node, 'customElementRegistry', { value: undefined, configurable: true });
  }
}
