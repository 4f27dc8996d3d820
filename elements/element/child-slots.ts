/**
 * What an open shadow root shows before its component renders: the declarative shadow root of the page, or slots for
 * the children.
 */
export class ChildSlots {
  readonly #host: HTMLElement;
  #slots: readonly ChildNode[];

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#slots = [...(host.shadowRoot?.childNodes ?? [])];
    if (this.#slots.length === 0) this.show();
  }

  /** Shows the children as before the upgrade, including those slotted into the component, except its icons. */
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

  /** Mounts the component. Nodes that an extension put into the root are kept, although Preact empties the root. */
  replace(mount: () => void): void {
    const root = this.#host.shadowRoot;
    const others = [...(root?.childNodes ?? [])].filter((node) => !this.#slots.includes(node));
    mount();
    for (const node of others.reverse()) if (!node.parentNode) root?.prepend(node);
  }

  remove(): void {
    for (const slot of this.#slots) slot.remove();
    this.#slots = [];
  }
}
