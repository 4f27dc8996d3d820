type MethodTable = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The methods that a component answers, and the calls that wait for them. */
export class MethodCalls {
  readonly #hold: () => () => void;
  #methods: MethodTable | undefined;
  #waiting: (() => void)[] = [];
  #release: (() => void) | undefined;

  /** `hold` keeps the element's `updateComplete` pending, until its result is called. */
  constructor(hold: () => () => void) {
    this.#hold = hold;
  }

  readonly provide = (methods: MethodTable): (() => void) => {
    this.#methods = methods;
    for (const call of this.#waiting.splice(0)) call();
    // what the calls have changed is on the page at the end of the task
    queueMicrotask(this.letGo);
    return () => {
      if (this.#methods === methods) this.#methods = undefined;
    };
  };

  /** Lets `updateComplete` resolve, though calls may wait: their component did not come, or the tag has gone. */
  readonly letGo = (): void => {
    this.#release?.();
    this.#release = undefined;
  };

  /** Makes calls wait for the rendering that begins: inside another rendering it ends later. */
  suspend(): void {
    this.#methods = undefined;
  }

  /** Calls a method now, or as soon as the component provides it. */
  call(name: string, args: readonly unknown[]): unknown {
    const method = this.#methods?.[name];
    if (method) return method(...(args as never[]));
    this.#release ??= this.#hold();
    const later = new Promise((resolve) => {
      this.#waiting.push(() => resolve(this.call(name, args)));
    });
    // a caller that ignores the result gets no unhandled rejection
    later.catch(() => undefined);
    return later;
  }
}
