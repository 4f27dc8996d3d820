import { focusedElement } from '../../../react/light-dom/focused-element.ts';

/** Does what the shopper did again; on `focused`, where keys before it have moved focus. */
type Give = (focused?: Element) => void;

interface Input {
  /** Undefined for a key. */
  readonly pressed: EventTarget | undefined;
  /** What had focus. */
  readonly focused: Element | null;
  readonly give: Give;
}

const isKey = ({ pressed }: Input): boolean => pressed === undefined;

/** What a shopper did on a tag at rest, in the order in which it came. */
export class HeldInputs {
  readonly #host: HTMLElement;
  #inputs: readonly Input[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Keeps a press; another one on what waits already is the same press, unless a key came between them. */
  addPress(pressed: EventTarget | undefined, give: Give): void {
    const sinceKey = this.#inputs.slice(this.#inputs.findLastIndex(isKey) + 1);
    if (!sinceKey.some((input) => input.pressed === pressed)) this.#add(pressed, give);
  }

  addKey(give: Give): void {
    this.#add(undefined, give);
  }

  /** Does everything again, one after the other; the keys only where a component answers them. */
  async giveAll(isAwake: boolean): Promise<void> {
    const inputs = isAwake ? this.#inputs : this.#inputs.filter((input) => !isKey(input));
    this.#inputs = [];
    const firstKey = inputs.findIndex(isKey);
    const before = this.#focused();
    for (const [at, { focused, give }] of inputs.entries()) {
      if (!this.#host.isConnected) return;
      // a shopper who went on to another control meant that one, wherever the keys have led
      const isMoved = firstKey >= 0 && at > firstKey && focused === before;
      give(isMoved ? (this.#focused() ?? undefined) : undefined);
      // until then the component has rendered
      await undefined;
    }
  }

  #add(pressed: EventTarget | undefined, give: Give): void {
    this.#inputs = [...this.#inputs, { pressed, focused: this.#focused(), give }];
  }

  #focused(): Element | null {
    return focusedElement(this.#host.ownerDocument);
  }
}
