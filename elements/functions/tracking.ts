import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { connectPlatform } from '../page/page-platform.ts';

/** Grants consent to tracking; only needed with `<shop-config tracking="consent">`. */
export function grantTracking(): void {
  connectPlatform();
  pageStore.get(platformAtom).grantTracking();
}
