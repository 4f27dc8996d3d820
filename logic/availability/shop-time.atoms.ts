import { atom } from 'jotai/vanilla';
import { nowAtom } from '../platform/minutes.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { shopTimeOf } from './shop-time.ts';

/** The shop's time; updates every minute while it has subscribers. */
export const shopTimeAtom = atom((get) => shopTimeOf(get(nowAtom).getTime()));

/** The shop's time when the page was opened. */
export const openedTimeAtom = atom((get) => shopTimeOf(get(platformAtom).page.openedAt));
