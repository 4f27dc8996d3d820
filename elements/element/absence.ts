/** How long a tag that has the answer to a press may still be off the page, in milliseconds. */
const LIMIT_MS = 1000;

type Answer = () => void;

/**
 * The time that a tag is off the page. A move is none; a script that takes a tag out and puts it back makes one. Then the
 * component stays while a press waits for its answer, be it a module or the platform's, and a second longer. The answer
 * is given when the tag is back. Modules and requests have limits of their own.
 */
export class Absence {
  readonly #host: Element;
  readonly #leave: () => void;
  /** What presses wait for, undefined until it is known. */
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

  /** The tag has left the page. */
  begin(): void {
    // deferred: a move keeps its state, and React never unmounts a root while it renders another
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      if (this.#answers.size === 0) this.#leave();
      else this.#limit();
    });
  }

  /** The wait for the tag ends, once every press has its answer. */
  #limit(): void {
    if ([...this.#answers.values()].includes(undefined)) return;
    this.#timer ??= setTimeout(this.#leave, LIMIT_MS);
  }

  /** The tag is on the page again. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [press, answer] of this.#answers) {
      if (answer && this.#answers.delete(press)) answer();
    }
  }

  /** Notes a press; the result, called once, gives its answer. */
  readonly defer = (): ((answer: Answer) => void) => {
    const press = {};
    this.#answers.set(press, undefined);
    return (answer) => {
      if (!this.#answers.has(press)) return;
      this.#answers.set(press, answer);
      if (this.#host.isConnected) this.end();
      else this.#limit();
    };
  };
}
