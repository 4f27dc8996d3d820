import { atom } from 'jotai/vanilla';
import { localDayOf } from '../calendar/calendar-date.ts';
import { followMinutes } from '../platform/minutes.ts';
import { platformAtom } from '../platform/platform.atoms.ts';

const dateAtom = atom((get) => {
  const { clock } = get(platformAtom);
  const todayAtom = atom(localDayOf(clock.now()));
  todayAtom.onMount = (set) => followMinutes(clock, (now) => set(localDayOf(now)));
  return todayAtom;
});

/** The date on the shopper's clock; changes at midnight while something reads it. */
export const todayAtom = atom((get) => get(get(dateAtom)));
