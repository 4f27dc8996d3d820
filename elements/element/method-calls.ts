import type { MethodTable } from '../declare/declaration.ts';

/** The methods that a component provides, and the calls that are pending until it does. */
export class MethodCalls {
  readonly #hold: () => () => void;
  #methods: MethodTable | undefined;
  #waiting: (() => void)[] = [];
  #release: (() => void) | undefined;

  /** `hold` keeps `updateComplete` pending until its result is called. */
  constructor(hold: () => () => void) {
    this.#hold = hold;
  }

  readonly provide = (methods: MethodTable): (() => void) => {
    this.#methods = methods;
    for (const call of this.#waiting.splice(0)) call();
    // changes made by the calls are rendered at the end of the task
    queueMicrotask(this.letGo);
    return () => {
      if (this.#methods === methods) this.#methods = undefined;
    };
  };

  /**
   * Lets `updateComplete` resolve with calls still pending: the component failed to load, or the element was removed.
   */
  readonly letGo = (): void => {
    this.#release?.();
    this.#release = undefined;
  };

  /** Defers calls until the next rendering has ended; a nested one ends later. */
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
    // a caller that ignores the result must not get an unhandled rejection
    later.catch(() => undefined);
    return later;
  }
}
