import type { CreateReactRoot, ReactRoot, RootContent } from '../../react/awake/root.tsx';
import { createRestingRoot, type RestingRoot } from '../../react/resting/draw.ts';

/** The open shadow root of an element: its children show there until there is content. */
export class ShadowContent {
  readonly #host: HTMLElement;
  readonly #shadow: ShadowRoot;
  readonly #resting: Parameters<typeof createRestingRoot>[1];
  #root: ReactRoot | undefined;
  #view: RestingRoot | undefined;
  #slots: Element[] = [];

  constructor(host: HTMLElement, resting: Parameters<typeof createRestingRoot>[1]) {
    this.#host = host;
    this.#resting = resting;
    this.#shadow = host.attachShadow({ mode: 'open' });
    this.#showChildren();
  }

  /** Whether there is content, in place of the children. */
  get isThere(): boolean {
    return this.#view !== undefined || this.#root !== undefined;
  }

  /** Draws a view without React; the nodes that do not change stay. */
  draw(view: () => unknown): void {
    this.#view ??= createRestingRoot(this.#shadow, this.#resting);
    this.#view.draw(view);
    this.#slots = [];
  }

  /** Mounts or updates the content of React, which takes over the nodes of a view that was drawn. */
  show(createRoot: CreateReactRoot, content: RootContent): void {
    this.#root ??= createRoot(this.#shadow, this.#view !== undefined);
    this.#root.render(content);
    // only now: what both follow, such as the basket, is never without a follower
    this.#endRest();
  }

  /** Removes the children's slots once the content is on the page: Preact leaves what it finds when it mounts. */
  shown(): void {
    for (const slot of this.#slots.splice(0)) slot.remove();
  }

  /** Removes the content: the children show again. */
  clear(): void {
    this.#root?.unmount();
    this.#root = undefined;
    this.#endRest();
    this.#showChildren();
  }

  /** Ends the effects of a drawn view. */
  #endRest(): void {
    this.#view?.stop();
    this.#view = undefined;
  }

  /** Shows all children as before the tag was defined, also those that have a slot of the component. */
  #showChildren(): void {
    const names = new Set(Array.from(this.#host.children, ({ slot }) => slot)).add('');
    this.#slots = Array.from(names, (name) => {
      const slot = this.#host.ownerDocument.createElement('slot');
      if (name) slot.name = name;
      return slot;
    });
    this.#shadow.replaceChildren(...this.#slots);
  }
}
