import { atom } from 'jotai/vanilla';
import { configAtom } from '../settings/settings.atoms.ts';
import { restartPageAtom } from '../state/page-state.ts';
import { pageStore } from '../state/page-store.ts';
import { watchErrors } from './error-watch.ts';
import { createPlatform, type Platform } from './platform.ts';

const ownPlatformAtom = atom(() => {
  const platform = createPlatform(() => pageStore.get(configAtom));
  // nobody's errors are watched where there is no page, as in Node
  if ('window' in globalThis) watchErrors(platform.report);
  return platform;
});
const givenPlatformAtom = atom<Platform>();

/** The platform in force: the page's own, or what a test has put in its place; with it the page's state begins afresh. */
export const platformAtom = atom(
  (get) => get(givenPlatformAtom) ?? get(ownPlatformAtom),
  (_get, set, platform: Platform) => {
    set(givenPlatformAtom, platform);
    set(restartPageAtom);
  },
);
