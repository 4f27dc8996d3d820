import type { Clock } from '../../logic/platform/clock.ts';

/** A clock that stands still until the test lets time pass. */
export interface FakeClock extends Clock {
  /** Lets so many milliseconds pass: due timers fire in order, promises settle after each. */
  advance(durationMs: number): Promise<void>;
  /** How many timers are set. */
  readonly timers: number;
}

/** Lets promises and already scheduled messages (React's among them) run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

interface Timer {
  readonly dueAt: number;
  readonly callback: () => void;
}

/** Noon of 5 January 2026 (UTC), a Monday. */
export const FAKE_START = Date.UTC(2026, 0, 5, 12);

/** Time starts at `FAKE_START` unless given. */
export function createFakeClock(start = FAKE_START): FakeClock {
  const timers = new Set<Timer>();
  let now = start;

  const nextUntil = (end: number): Timer | undefined =>
    [...timers].filter(({ dueAt }) => dueAt <= end).sort((a, b) => a.dueAt - b.dueAt)[0];

  return {
    now: () => now,
    after(delayMs, callback) {
      const timer = { dueAt: now + delayMs, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(durationMs) {
      const end = now + durationMs;
      await settle();
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        timers.delete(timer);
        now = timer.dueAt;
        timer.callback();
        await settle();
      }
      now = end;
    },
    get timers() {
      return timers.size;
    },
  };
}
