import { atom } from 'jotai/vanilla';
import { configAtom } from '../settings/settings.atoms.ts';
import { pageStore, restartPageAtom } from '../state/page-state.ts';
import { watchErrors } from './error-watch.ts';
import { createPlatform, type Platform } from './platform.ts';

const ownPlatformAtom = atom(() => {
  const platform = createPlatform(() => pageStore.get(configAtom));
  // there is no page whose errors could be watched, as in Node
  if ('window' in globalThis) watchErrors(platform.report);
  return platform;
});
const givenPlatformAtom = atom<Platform>();

/** The platform in use: the page's, or a test's; the page's state begins afresh with another one. */
export const platformAtom = atom(
  (get) => get(givenPlatformAtom) ?? get(ownPlatformAtom),
  (_get, set, platform: Platform) => {
    set(givenPlatformAtom, platform);
    set(restartPageAtom);
  },
);
