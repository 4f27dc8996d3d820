import r2wc from '@r2wc/core';
import type { ReactRenderer, RootContent } from '../../react/shared/root.tsx';

/**
 * r2wc keeps its state under registered symbols, so a subclass can reach it (checked against
 * @r2wc/core 1.3.1, pinned). It makes the shadow root and drives mount, update and unmount; the
 * rest — attributes, properties, events, moves — it gets wrong, and `shop-element.ts` does.
 */
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');
const CONTEXT = Symbol.for('r2wc.context');

interface R2wcElement extends HTMLElement {
  [PROPS]: unknown;
  [CONNECTED]: boolean;
  [CONTEXT]?: unknown;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** What is shown, and with which renderer: React comes only when the first element needs it. */
interface Shown {
  readonly renderer: ReactRenderer;
  readonly content: RootContent;
}

type Root = ReturnType<ReactRenderer['mount']>;

const R2wcBase = r2wc<object, { renderer: ReactRenderer; root: Root }>(
  () => null,
  { shadow: 'open' },
  {
    mount: (container, _component, shown) => {
      const { renderer, content } = shown as Shown;
      return { renderer, root: renderer.mount(container, content) };
    },
    update: ({ renderer, root }, shown) => renderer.update(root, (shown as Shown).content),
    unmount: ({ renderer, root }) => renderer.unmount(root),
  },
) as unknown as new () => R2wcElement;

/** A custom element with an open shadow root, in which its own children show until React does. */
export class ReactElement extends R2wcBase {
  #slots: Element[] = [];

  constructor() {
    super();
    this[CONNECTED] = false;
    this.#showChildren();
  }

  override connectedCallback(): void {}
  override disconnectedCallback(): void {}

  /** Whether React content is mounted. */
  protected get mounted(): boolean {
    return this[CONTEXT] !== undefined;
  }

  /** Mounts or updates the content. */
  protected showContent(renderer: ReactRenderer, content: RootContent): void {
    this[PROPS] = { renderer, content } satisfies Shown;
    this[CONNECTED] = true;
    this[RENDER]();
  }

  /** Unmounts the content: the children show again. */
  protected clearContent(): void {
    super.disconnectedCallback();
    this.#showChildren();
  }

  /** To be called when the content is on the page; Preact leaves what it finds when it mounts again. */
  protected shown(): void {
    for (const slot of this.#slots.splice(0)) slot.remove();
  }

  /** All of them, as before the tag was defined: also those that are meant for a slot of the component. */
  #showChildren(): void {
    const names = new Set(Array.from(this.children, ({ slot }) => slot)).add('');
    this.#slots = Array.from(names, (name) => {
      const slot = this.ownerDocument.createElement('slot');
      if (name) slot.name = name;
      return slot;
    });
    this.shadowRoot?.replaceChildren(...this.#slots);
  }
}
