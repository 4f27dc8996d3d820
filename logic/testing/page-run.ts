import { browserClock, type Clock } from '../platform/clock.ts';
import type { Platform, PlatformPorts } from '../platform/platform.ts';
import { createPageCalls } from './page-calls.ts';

type Fetch = PlatformPorts['fetch'];

/** The longest debounce of an element, in milliseconds; toasts stay longer. */
const LONGEST_PAUSE_MS = 1000;

/** The longest time before a test platform counts a request, in milliseconds, such as through a worker. */
const LONGEST_WAY_MS = 200;

interface Timer {
  readonly delayMs: number;
  readonly cancel: () => void;
}

/** The calls and timers of elements between two resets of the page. */
export interface PageRun {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** The platform with calls counted until their answers are read. */
  counting(platform: Platform): Platform;
  /** Whether an element has debounced work pending. */
  isPausing(): boolean;
  /** Cancels all timers and answers. */
  end(): void;
}

/** Starts a run in which elements send requests with `ask`. */
export function createPageRun(send: Fetch): PageRun {
  const timers = new Set<Timer>();
  const calls = createPageCalls(send);
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
          .send(...request)
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
