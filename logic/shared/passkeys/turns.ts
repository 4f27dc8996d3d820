import type { Clock } from '../../platform/clock.ts';

/** How long an aborted ceremony is waited for: some extensions do not heed an abort. */
const ABORT_PATIENCE_MS = 1000;

/** The ceremonies of the page: browsers run one at a time, and the newest is the one that the shopper wants. */
export interface Turns {
  /** Aborts the ceremony before, waits until it is over, and runs this one until `signal` aborts it. */
  take<T>(run: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Aborts the ceremony that runs. */
  interrupt(): void;
  /** Waits until no ceremony runs; whether the last one succeeded. */
  over(): Promise<boolean>;
}

interface Turn {
  readonly controller: AbortController;
  /** Whether it succeeded. */
  readonly end: Promise<boolean>;
}

const BEFORE_ALL: Turn = { controller: new AbortController(), end: Promise.resolve(false) };

export function createTurns(clock: Clock): Turns {
  let current = BEFORE_ALL;

  /** Lets the turn before end. */
  const ended = ({ controller, end }: Turn): Promise<unknown> => {
    controller.abort();
    const patience = Promise.withResolvers<void>();
    const stop = clock.after(ABORT_PATIENCE_MS, patience.resolve);
    return Promise.race([end, patience.promise]).finally(stop);
  };

  async function start<T>(before: Turn, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    await ended(before);
    signal.throwIfAborted();
    const result = await run();
    // who ignores an abort comes too late
    signal.throwIfAborted();
    return result;
  }

  function take<T>(run: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    signal.addEventListener('abort', abort);
    const own = controller.signal;
    const result = start(current, own, () => run(own)).finally(() =>
      signal.removeEventListener('abort', abort),
    );
    const end = result.then(
      () => true,
      () => false,
    );
    current = { controller, end };
    return result;
  }

  async function over(): Promise<boolean> {
    const waited = current;
    const succeeded = await waited.end;
    return waited === current ? succeeded : over();
  }

  return { take, over, interrupt: () => current.controller.abort() };
}
