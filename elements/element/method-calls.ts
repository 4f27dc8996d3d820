type MethodTable = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The methods that a component, or a view at rest, answers, and the calls that wait for them. */
export class MethodCalls {
  #methods: MethodTable | undefined;
  #waiting: (() => void)[] = [];

  readonly provide = (methods: MethodTable): (() => void) => {
    this.#methods = methods;
    for (const call of this.#waiting.splice(0)) call();
    return () => {
      if (this.#methods === methods) this.#methods = undefined;
    };
  };

  /** Whether a call is answered now. */
  answers(name: string): boolean {
    return this.#methods?.[name] !== undefined;
  }

  /** Makes calls wait for the rendering that begins: inside another rendering it ends later. */
  suspend(): void {
    this.#methods = undefined;
  }

  /** Calls a method now, or as soon as the component provides it. */
  call(name: string, args: readonly unknown[]): unknown {
    const method = this.#methods?.[name];
    if (method) return method(...(args as never[]));
    const later = new Promise((resolve) => {
      this.#waiting.push(() => resolve(this.call(name, args)));
    });
    // a caller that ignores the result gets no unhandled rejection
    later.catch(() => undefined);
    return later;
  }
}
