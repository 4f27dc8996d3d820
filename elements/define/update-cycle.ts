/** The promise behind `updateComplete`: pending from a change until it is on the page. */
export class UpdateCycle {
  #pending: PromiseWithResolvers<void> | undefined;
  #holds = 0;

  get complete(): Promise<void> {
    return this.#pending?.promise ?? Promise.resolve();
  }

  begin(): void {
    this.#pending ??= Promise.withResolvers();
  }

  /** Keeps the promise pending, also beyond `end`, until the result is called. */
  readonly hold = (): (() => void) => {
    this.begin();
    this.#holds += 1;
    return () => {
      this.#holds -= 1;
      this.end();
    };
  };

  readonly end = (): void => {
    if (this.#holds > 0) return;
    this.#pending?.resolve();
    this.#pending = undefined;
  };
}
