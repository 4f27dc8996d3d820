import { atom, getDefaultStore, type SetStateAction, type WritableAtom } from 'jotai/vanilla';
import { configAtom } from './config.ts';
import { watchErrors } from './error-watch.ts';
import { createPlatform, type Platform } from './platform.ts';

const ownPlatformAtom = atom(() => {
  const platform = createPlatform(() => getDefaultStore().get(configAtom));
  // nobody's errors are watched where there is no page, as in Node
  if ('window' in globalThis) watchErrors(platform.report);
  return platform;
});
const givenPlatformAtom = atom<Platform>();

/** The platform in force: the page's own, or what a test has put in its place. */
export const platformAtom = atom(
  (get) => get(givenPlatformAtom) ?? get(ownPlatformAtom),
  (_get, set, platform: Platform) => set(givenPlatformAtom, platform),
);

/** State that starts afresh when the platform is replaced; the value must not be a function. */
export function platformState<T>(initial: () => T): WritableAtom<T, [SetStateAction<T>], void> {
  const cellAtom = atom((get) => {
    get(platformAtom);
    return atom(initial());
  });
  return atom(
    (get) => get(get(cellAtom)),
    (get, set, value) => set(get(cellAtom), value),
  );
}
