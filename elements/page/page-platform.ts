import { watchErrors } from '../../logic/platform/error-watch.ts';
import { ownPlatformAtom } from '../../logic/platform/platform.atoms.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { warnOfCopies } from './copies.ts';

/** Connects the page's state with the browser and the shop's servers, once per page. Tags and functions need it. */
export function connectPlatform(): void {
  if (pageStore.get(ownPlatformAtom)) return;
  warnOfCopies();
  const platform = createPlatform(() => pageStore.get(configAtom));
  pageStore.set(ownPlatformAtom, platform);
  // in Node there is no page with errors to report
  if ('window' in globalThis) watchErrors(platform.report);
}
