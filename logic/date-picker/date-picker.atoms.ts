import { atom } from 'jotai/vanilla';
import { localDayOf } from '../calendar/calendar-date.ts';
import type { Clock } from '../platform/clock.ts';
import { platformAtom } from '../platform/platform.atoms.ts';

const MINUTE_MS = 60_000;

/** Calls back with the shopper's date now and at every full minute, when midnights are; the result stops it. */
function followDate(clock: Clock, callback: (day: number) => void): () => void {
  let stop = () => {};
  const look = () => {
    const now = clock.now();
    callback(localDayOf(now));
    // a sleeping device counts no time, so one timer until midnight would be late
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

/** The date that the shopper's own clock shows; follows midnight while something shows it. */
export const todayAtom = atom((get) => get(get(dateAtom)));
