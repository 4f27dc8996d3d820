import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import type { Language } from '../../logic/texts/language.ts';

/** A failure that a shopper or an author should know about: the detail of `shop-error`. */
export interface ElementFailure {
  /** A keyword, or a number if the specification defines one. */
  readonly code: string | number;
  /** English, `[shop] <subject>: <what is wrong>.`; never holds what the shopper typed. */
  readonly message: string;
  readonly cause?: unknown;
}

/** What every component receives from its element. It is a new object after the element has moved. */
export interface Environment {
  /** The element. It serves as the key of per-element state; components never modify it directly. */
  readonly host: HTMLElement;
  readonly language: Language;
  readonly config: ShopConfig;
  /** Adopts stylesheets of a part loaded on demand. */
  addStyles(texts: readonly string[]): void;
  /** Adopts layout stylesheets, which also apply with `unstyled`. */
  addPlacement(texts: readonly string[]): void;
  /** Sets and clears the element's `:state()`s. */
  setStates(states: Readonly<Record<string, boolean>>): void;
  /** Writes the element's own properties, such as `open`. */
  setProps(props: Readonly<Record<string, unknown>>): void;
  /** Implements the declared methods. The result removes them. */
  provideMethods(methods: Readonly<Record<string, (...args: never[]) => unknown>>): () => void;
  /** Keeps `updateComplete` pending. Call the result once to let it resolve. */
  hold(): () => void;
  /**
   * Registers a click that waits for a module or a request. Call the result once, with the function that answers it; it
   * runs while the element is connected. A removed element keeps its component until then, and for a second longer.
   */
  defer(): (answer: () => void) => void;
  /** Dispatches `shop-error`. */
  fail(failure: ElementFailure): void;
}
