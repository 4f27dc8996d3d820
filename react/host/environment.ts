import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import type { Language } from '../../logic/texts/language.ts';

/** A failure that a shopper or an author should know of: the detail of `shop-error`. */
export interface ElementFailure {
  /** A word; a number where the specification gives one. */
  readonly code: string | number;
  /** English, `[shop] <subject>: <what is wrong>.`; never holds what the shopper typed. */
  readonly message: string;
  readonly cause?: unknown;
}

/** The means that every component gets from its element. */
export interface Environment {
  /** The element: the key of per-element state, never to be changed by hand. */
  readonly host: HTMLElement;
  readonly language: Language;
  readonly config: ShopConfig;
  /** Adopts style sheets that come with a part loaded on demand. */
  addStyles(texts: readonly string[]): void;
  /** Adopts style sheets that place the parts of the tag; they stay where the page drops our look (`unstyled`). */
  addPlacement(texts: readonly string[]): void;
  /** Sets and clears the element's `:state()`s. */
  setStates(states: Readonly<Record<string, boolean>>): void;
  /** Writes the element's own properties, such as `open`. */
  setProps(props: Readonly<Record<string, unknown>>): void;
  /** Answers the declared methods; the result takes them back. */
  provideMethods(methods: Readonly<Record<string, (...args: never[]) => unknown>>): () => void;
  /** Lets `updateComplete` wait for something that is still to be shown; the result, called once, ends that. */
  hold(): () => void;
  /**
   * Registers a click that waits for a module or a request. Call the result once, with the function that answers it; it
   * runs while the tag is connected. A tag that a script removes keeps its component until then, and a second longer.
   */
  defer(): (answer: () => void) => void;
  /** Dispatches `shop-error`. */
  fail(failure: ElementFailure): void;
}
