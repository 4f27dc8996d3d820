import { atom } from 'jotai/vanilla';
import { followMinutes } from '../platform/minutes.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { shopTimeOf } from './shop-time.ts';

const clockAtom = atom((get) => {
  const { clock } = get(platformAtom);
  const timeAtom = atom(shopTimeOf(clock.now()));
  timeAtom.onMount = (set) => followMinutes(clock, (now) => set(shopTimeOf(now)));
  return timeAtom;
});

/** The time of the shop, which goes on by the minute while something reads it. */
export const shopTimeAtom = atom((get) => get(get(clockAtom)));

/** The time of the shop at which the page was opened. */
export const openedTimeAtom = atom((get) => shopTimeOf(get(platformAtom).page.openedAt));
