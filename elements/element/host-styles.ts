import { adoptStyles } from '../page/style-sheets.ts';

/** The stylesheets of one element: those of its tag, and those loaded later with a chunk. */
export class HostStyles {
  readonly #host: HTMLElement;
  #texts: readonly string[];
  #placement: readonly string[] = [];

  constructor(host: HTMLElement, texts: readonly string[]) {
    this.#host = host;
    this.#texts = texts;
    this.adopt();
  }

  readonly add = (texts: readonly string[]): void => {
    const missing = texts.filter((text) => !this.#texts.includes(text));
    if (missing.length === 0) return;
    this.#texts = [...this.#texts, ...missing];
    this.adopt();
  };

  /** Adds layout stylesheets, which also apply with `unstyled`. */
  readonly place = (texts: readonly string[]): void => {
    this.#placement = texts;
    this.adopt();
  };

  adopt(): void {
    adoptStyles(this.#host, this.#texts, this.#placement);
  }
}
