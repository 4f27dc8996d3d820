/** The time, which tests can stop. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds, unless the returned function is called first. */
  after(delayMs: number, callback: () => void): () => void;
}

/** The longest that browsers can wait, 24 days; a longer time would pass at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, Math.min(delayMs, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};
