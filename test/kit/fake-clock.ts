import type { Clock } from '../../logic/platform/clock.ts';

/** A clock that only the test advances. */
export interface FakeClock extends Clock {
  /** Advances the time: due timers fire in order, and promises settle after each. */
  advance(durationMs: number): Promise<void>;
  /** The number of pending timers. */
  readonly timers: number;
}

/** Waits for promises and already scheduled messages (including React's). */
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

/** Starts at `FAKE_START` by default. */
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
