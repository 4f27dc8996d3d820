import { atom } from 'jotai/vanilla';
import { platformAtom } from './platform.atoms.ts';

const MINUTE_MS = 60_000;

const clockAtom = atom((get) => {
  const { clock } = get(platformAtom);
  const nowAtom = atom(new Date(clock.now()));
  nowAtom.onMount = (set) => {
    let stop = () => {};
    const look = () => {
      const now = clock.now();
      set(new Date(now));
      // timers pause while a device sleeps: a single one until midnight would be late
      stop = clock.after(MINUTE_MS - (now % MINUTE_MS), look);
    };
    look();
    return () => stop();
  };
  return nowAtom;
});

/** The current time; updates at every full minute while it has subscribers. */
export const nowAtom = atom((get) => get(get(clockAtom)));
