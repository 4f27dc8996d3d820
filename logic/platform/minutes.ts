import type { Clock } from './clock.ts';

const MINUTE_MS = 60_000;

/** Calls back with the time now and at every full minute, as midnight is one; the result stops it. */
export function followMinutes(clock: Clock, callback: (now: number) => void): () => void {
  let stop = () => {};
  const look = () => {
    const now = clock.now();
    callback(now);
    // timers stand still while a device sleeps: a single one until midnight would be late
    stop = clock.after(MINUTE_MS - (now % MINUTE_MS), look);
  };
  look();
  return () => stop();
}
