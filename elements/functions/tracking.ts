import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { connectPlatform } from '../page/page-platform.ts';

/** The visitor consents to tracking; matters where `<shop-config tracking="consent">` waits for it. */
export function grantTracking(): void {
  connectPlatform();
  pageStore.get(platformAtom).grantTracking();
}
