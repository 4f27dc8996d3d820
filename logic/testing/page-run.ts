import { browserClock, type Clock } from '../platform/clock.ts';
import type { Platform, PlatformPorts } from '../platform/platform.ts';
import { createPageCalls } from './page-calls.ts';

type Fetch = PlatformPorts['fetch'];

/** The longest pause after which a tag does what it was asked to, such as one in typing; toasts stay for longer. */
const LONGEST_PAUSE_MS = 1000;

/** The longest that a request is on its way to a platform, such as through a worker; then the platform counts it. */
const LONGEST_WAY_MS = 200;

interface Timer {
  readonly delayMs: number;
  readonly cancel: () => void;
}

/** What the tags of a page set going, from one beginning of the page to the next. */
export interface PageRun {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** The platform, with calls that count until their answers are read. */
  counting(platform: Platform): Platform;
  /** Whether a tag is about to do what it was asked to. */
  isPausing(): boolean;
  /** No timer goes off any more, and no answer comes. */
  end(): void;
}

/** A run whose tags ask through `ask`. */
export function createPageRun(ask: Fetch): PageRun {
  const timers = new Set<Timer>();
  const calls = createPageCalls(ask);
  let isOver = false;
  const unlessOver =
    <T>(settle: (value: T) => void) =>
    (value: T) => {
      if (!isOver) settle(value);
    };
  const after: Clock['after'] = (delayMs, callback) => {
    const cancel = browserClock.after(delayMs, () => {
      timers.delete(timer);
      callback();
    });
    const timer: Timer = { delayMs, cancel };
    timers.add(timer);
    return () => {
      timers.delete(timer);
      cancel();
    };
  };
  return {
    fetch: (...request) =>
      new Promise((resolve, reject) => {
        const arrived = after(LONGEST_WAY_MS, () => {});
        calls
          .ask(...request)
          .finally(arrived)
          .then(unlessOver(resolve), unlessOver(reject));
      }),
    counting: calls.counting,
    clock: { now: browserClock.now, after },
    isPausing: () =>
      calls.isReading() || [...timers].some(({ delayMs }) => delayMs <= LONGEST_PAUSE_MS),
    end() {
      isOver = true;
      for (const { cancel } of timers) cancel();
      timers.clear();
    },
  };
}
