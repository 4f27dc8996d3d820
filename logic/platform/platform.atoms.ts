import { atom } from 'jotai/vanilla';
import { restartPageAtom } from '../state/page-state.ts';
import type { Platform } from './platform.ts';

/** The page's own platform, which `elements/page/page-platform.ts` gives. */
export const ownPlatformAtom = atom<Platform>();

const givenPlatformAtom = atom<Platform>();

function neverGiven(): never {
  throw new Error('[shop] the page has no platform.');
}

/** The platform in use: the page's, or a test's; the page's state begins afresh with another one. */
export const platformAtom = atom(
  (get) => get(givenPlatformAtom) ?? get(ownPlatformAtom) ?? neverGiven(),
  (_get, set, platform: Platform) => {
    set(givenPlatformAtom, platform);
    set(restartPageAtom);
  },
);
