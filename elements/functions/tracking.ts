import { getDefaultStore } from 'jotai/vanilla';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';

/** The visitor consents to tracking; matters where `<shop-config tracking="consent">` waits for it. */
export const grantTracking = (): void => getDefaultStore().get(platformAtom).grantTracking();
