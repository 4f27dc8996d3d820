import { browserClock, type Clock } from '../platform/clock.ts';
import type { Platform, PlatformPorts } from '../platform/platform.ts';

type Fetch = PlatformPorts['fetch'];

/** Counts the pending calls of a page until their answers are read. */
interface PageCalls {
  /** Sends a request and counts it until it is answered. */
  readonly send: Fetch;
  /** The platform with counted calls. */
  counting(platform: Platform): Platform;
  /**
   * Whether received answers are still unread. Excludes unanswered requests: they may hang, and the platform of the
   * test counts the others.
   */
  isReading(): boolean;
}

/** Starts without calls; requests are sent with `send`. */
function createPageCalls(send: Fetch): PageCalls {
  const calls = new Set<Promise<unknown>>();
  let unanswered = 0;
  const counted =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const answer = call(...args);
      calls.add(answer);
      const forget = () => calls.delete(answer);
      answer.then(forget, forget);
      return answer;
    };
  return {
    send(...request) {
      unanswered += 1;
      return send(...request).finally(() => {
        unanswered -= 1;
      });
    },
    counting: (platform) => ({
      ...platform,
      run: counted(platform.run),
      requestWidgets: counted(platform.requestWidgets),
      fetchText: counted(platform.fetchText),
      fetchPage: counted(platform.fetchPage),
      sendForm: counted(platform.sendForm),
    }),
    isReading: () => calls.size > 0 && unanswered === 0,
  };
}

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
