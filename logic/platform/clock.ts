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
