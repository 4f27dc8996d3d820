type Host = Element;

/** The render root of an element: its shadow root, or itself if it has none. */
const inside = (host: Host): ParentNode => host.shadowRoot ?? host;

/** The elements that match inside the host's shadow root. */
export const all = (host: Host, selector: string): HTMLElement[] => [
  ...inside(host).querySelectorAll<HTMLElement>(selector),
];

/** The only element that matches inside the host's shadow root; throws if there is none. */
export function one(host: Host, selector: string): HTMLElement {
  const found = inside(host).querySelector<HTMLElement>(selector);
  if (found) return found;
  throw new Error(`Expected ${selector} in ${host.localName} but found: ${markup(host)}`);
}

/** The elements with the part `name`. */
export const parts = (host: Host, name: string): HTMLElement[] => all(host, `[part~="${name}"]`);

/** The first element with the part `name`; throws if there is none. */
export const part = (host: Host, name: string): HTMLElement => one(host, `[part~="${name}"]`);

/** The visible text of an element: white space is collapsed and trimmed. */
export const text = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The texts of all elements that match inside the host's shadow root. */
export const texts = (host: Host, selector: string): string[] => all(host, selector).map(text);

/** The rendered markup of the host. */
export const markup = (host: Host): string => host.shadowRoot?.innerHTML ?? host.innerHTML;

/** The rendered markup, with attributes sorted by name: renderers write some of them later. */
export function sortedMarkup(host: Host): string {
  const copy = document.createElement('template');
  copy.innerHTML = markup(host);
  for (const element of copy.content.querySelectorAll('*')) {
    const attributes = Array.from(element.attributes).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return copy.innerHTML;
}

/** The focused element, at any depth of shadow roots. */
export function focused(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement
    ? focused(activeElement.shadowRoot)
    : activeElement;
}
