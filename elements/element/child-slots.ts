/**
 * What an open shadow root shows until the component does: what the page has declared in it, else slots for the element's
 * children.
 */
export class ChildSlots {
  readonly #host: HTMLElement;
  #slots: readonly ChildNode[];

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#slots = [...(host.shadowRoot?.childNodes ?? [])];
    if (this.#slots.length === 0) this.show();
  }

  /** Shows the children as before the tag was defined: also those that have a slot of the component, but its icons. */
  show(): void {
    const names = new Set([...this.#host.children].map(({ slot }) => slot)).add('');
    this.#slots = [...names]
      .filter((name) => !name.startsWith('icon-'))
      .map((name) => {
        const slot = document.createElement('slot');
        if (name) slot.name = name;
        return slot;
      });
    this.#host.shadowRoot?.append(...this.#slots);
  }

  /** Mounts the component; what an extension has put into the root stays there, though Preact empties the root. */
  replace(mount: () => void): void {
    const root = this.#host.shadowRoot;
    const others = [...(root?.childNodes ?? [])].filter((node) => !this.#isOurs(node));
    mount();
    for (const node of others.reverse()) if (!node.parentNode) root?.prepend(node);
  }

  remove(): void {
    for (const slot of this.#slots) slot.remove();
    this.#slots = [];
  }

  #isOurs(node: Node): boolean {
    return this.#slots.some((slot) => slot === node);
  }
}
