import type { CreateReactRoot, ReactRoot, RootContent } from '../../react/host/root.tsx';

/** Modules also load where there is no DOM, as in Node; nobody makes an element there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/** A custom element with an open shadow root: its children show there until the content of React does. */
export class ContentElement extends Base {
  readonly #shadow = this.attachShadow({ mode: 'open' });
  #root: ReactRoot | undefined;
  #slots: Element[] = [];

  constructor() {
    super();
    this.#showChildren();
  }

  /** Whether React content is mounted. */
  protected get mounted(): boolean {
    return this.#root !== undefined;
  }

  /** Mounts or updates the content: React comes only when the first element needs it. */
  protected showContent(createRoot: CreateReactRoot, content: RootContent): void {
    this.#root ??= createRoot(this.#shadow);
    this.#root.render(content);
  }

  /** Unmounts the content: the children show again. */
  protected clearContent(): void {
    this.#root?.unmount();
    this.#root = undefined;
    this.#showChildren();
  }

  /** Removes the slots once the content is on the page: Preact leaves what it finds when it mounts again. */
  protected shown(): void {
    for (const slot of this.#slots.splice(0)) slot.remove();
  }

  /** Shows all children as before the tag was defined, also those that have a slot of the component. */
  #showChildren(): void {
    const names = new Set(Array.from(this.children, ({ slot }) => slot)).add('');
    this.#slots = Array.from(names, (name) => {
      const slot = this.ownerDocument.createElement('slot');
      if (name) slot.name = name;
      return slot;
    });
    this.#shadow.replaceChildren(...this.#slots);
  }
}
