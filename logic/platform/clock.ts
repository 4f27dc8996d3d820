import { deferred } from '../state/deferred.ts';

/** Time and timers, which tests replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after a delay. The result cancels. */
  after(delayMs: number, callback: () => void): () => void;
}

/** The longest timeout of browsers, 24 days; longer ones would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, Math.min(delayMs, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};

/** Waits for a promise up to a limit, after which the result is undefined. */
export function within<T>(
  clock: Clock,
  limitMs: number,
  promise: Promise<T>,
): Promise<T | undefined> {
  const limit = deferred<undefined>();
  const cancel = clock.after(limitMs, () => limit.resolve(undefined));
  return Promise.race([promise, limit.promise]).finally(cancel);
}
