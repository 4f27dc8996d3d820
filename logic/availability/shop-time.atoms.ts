import { atom } from 'jotai/vanilla';
import { nowAtom } from '../platform/minutes.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { shopTimeOf } from './shop-time.ts';

/** The time of the shop, which goes on by the minute while something reads it. */
export const shopTimeAtom = atom((get) => shopTimeOf(get(nowAtom).getTime()));

/** The time of the shop at which the page was opened. */
export const openedTimeAtom = atom((get) => shopTimeOf(get(platformAtom).page.openedAt));
