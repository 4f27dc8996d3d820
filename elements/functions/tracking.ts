import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

/** The visitor consents to tracking; matters where `<shop-config tracking="consent">` waits for it. */
export const grantTracking = (): void => pageStore.get(platformAtom).grantTracking();
