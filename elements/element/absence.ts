/** How long an element may stay disconnected after a pending click was answered, in milliseconds. */
const LIMIT_MS = 1000;

type Answer = () => void;

/**
 * How long an element is disconnected. A move does not count; removing and reinserting does. The component stays
 * mounted while a click waits for its module or request, and for a second longer. The answer runs after reconnection.
 * Modules and requests have their own timeouts.
 */
export class Absence {
  readonly #host: Element;
  readonly #leave: () => void;
  /** The answers to pending clicks; undefined until they are known. */
  readonly #answers = new Map<object, Answer | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Element, leave: () => void) {
    this.#host = host;
    this.#leave = () => {
      this.#timer = undefined;
      this.#answers.clear();
      leave();
    };
  }

  /** Called when the element is disconnected. */
  begin(): void {
    // deferred: a move keeps the state, and React never unmounts a root while it renders another
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      if (this.#answers.size === 0) this.#leave();
      else this.#limit();
    });
  }

  /** Ends the absence once every click has its answer. */
  #limit(): void {
    if ([...this.#answers.values()].includes(undefined)) return;
    this.#timer ??= setTimeout(this.#leave, LIMIT_MS);
  }

  /** Called when the element is connected again. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [click, answer] of this.#answers) {
      if (answer && this.#answers.delete(click)) answer();
    }
  }

  /** Registers a click. Call the result once, with its answer. */
  readonly defer = (): ((answer: Answer) => void) => {
    const click = {};
    this.#answers.set(click, undefined);
    return (answer) => {
      if (!this.#answers.has(click)) return;
      this.#answers.set(click, answer);
      if (this.#host.isConnected) this.end();
      else this.#limit();
    };
  };
}
