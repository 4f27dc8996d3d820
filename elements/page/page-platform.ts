import { watchErrors } from '../../logic/platform/error-watch.ts';
import { ownPlatformAtom } from '../../logic/platform/platform.atoms.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

/** Connects the page's state with the browser and the shop's servers, once a page; tags and functions need it. */
export function connectPlatform(): void {
  if (pageStore.get(ownPlatformAtom)) return;
  const platform = createPlatform(() => pageStore.get(configAtom));
  pageStore.set(ownPlatformAtom, platform);
  // there is no page whose errors could be watched, as in Node
  if ('window' in globalThis) watchErrors(platform.report);
}
