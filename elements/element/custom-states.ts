/** The custom states (`:state()`) of one element. Internals are attached when the first state is set. */
export class CustomStates {
  readonly #host: HTMLElement;
  #internals: ElementInternals | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  readonly set = (states: Readonly<Record<string, boolean>>): void => {
    this.#internals ??= this.#host.attachInternals();
    for (const [state, on] of Object.entries(states)) {
      if (on) this.#internals.states.add(state);
      else this.#internals.states.delete(state);
    }
  };
}
