import { atom } from 'jotai/vanilla';
import { localDayOf } from '../calendar/calendar-date.ts';
import type { Clock } from '../platform/clock.ts';
import { platformAtom } from '../platform/platform.atoms.ts';

const MINUTE_MS = 60_000;

/** Calls back with the shopper's date now and at every full minute, as midnight is one; the result stops it. */
function followDate(clock: Clock, callback: (day: number) => void): () => void {
  let stop = () => {};
  const look = () => {
    const now = clock.now();
    callback(localDayOf(now));
    // timers stand still while a device sleeps: a single one until midnight would be late
    stop = clock.after(MINUTE_MS - (now % MINUTE_MS), look);
  };
  look();
  return () => stop();
}

const dateAtom = atom((get) => {
  const { clock } = get(platformAtom);
  const todayAtom = atom(localDayOf(clock.now()));
  todayAtom.onMount = (set) => followDate(clock, set);
  return todayAtom;
});

/** The date on the shopper's clock; changes at midnight while something reads it. */
export const todayAtom = atom((get) => get(get(dateAtom)));
