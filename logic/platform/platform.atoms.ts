import { atom } from 'jotai/vanilla';
import { pageStore, restartPageAtom } from '../state/page-state.ts';
import type { Platform } from './platform.ts';

/** The platform of the page, set by `elements/page/page-platform.ts`. */
export const ownPlatformAtom = atom<Platform>();

const givenPlatformAtom = atom<Platform>();

function neverGiven(): never {
  throw new Error('[shop] the page has no platform.');
}

/** The platform in use, which tests replace. Replacing it resets the state of the page. */
export const platformAtom = atom(
  (get) => get(givenPlatformAtom) ?? get(ownPlatformAtom) ?? neverGiven(),
  (_get, set, platform: Platform) => {
    set(givenPlatformAtom, platform);
    set(restartPageAtom);
  },
);

/** Calls back after a delay, by the clock of the platform. The result cancels that. */
export const after = (delayMs: number, callback: () => void): (() => void) =>
  pageStore.get(platformAtom).clock.after(delayMs, callback);
