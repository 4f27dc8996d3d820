import { type Deferred, deferred } from '../../logic/state/deferred.ts';
/** The promise behind `updateComplete`, created on first read: pending from a change until it has been rendered. */
export class UpdateCycle {
  #isPending = false;
  #holds = 0;
  #waiting: Deferred<void> | undefined;

  get complete(): Promise<void> {
    if (!this.#isPending) return Promise.resolve();
    this.#waiting ??= deferred();
    return this.#waiting.promise;
  }

  begin(): void {
    this.#isPending = true;
  }

  /** Keeps the promise pending, even after `end`, until the result is called. */
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
    this.#isPending = false;
    this.#waiting?.resolve();
    this.#waiting = undefined;
  };
}
