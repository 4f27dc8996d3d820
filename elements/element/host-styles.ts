import { adoptStyles } from '../page/style-sheets.ts';

/** The style sheets of one element: its tag's, and those that came with a chunk loaded later. */
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

  /** Adds sheets that stay where the page drops our look. */
  readonly place = (texts: readonly string[]): void => {
    this.#placement = texts;
    this.adopt();
  };

  adopt(): void {
    adoptStyles(this.#host, this.#texts, this.#placement);
  }
}
