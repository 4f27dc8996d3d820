import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { connectPlatform } from './page-platform.ts';

/** Grants consent to tracking; only needed with `<shop-config tracking="consent">`. */
export function grantTracking(): void {
  connectPlatform();
  pageStore.get(platformAtom).grantTracking();
}

let followed: { readonly name?: string; stop?(): void } = {};

/** Treats the document's event of that name as consent to tracking; undefined removes the listener. */
export function followConsent(name: string | undefined): void {
  if (name === followed.name) return;
  followed.stop?.();
  followed = {};
  if (name === undefined) return;
  document.addEventListener(name, grantTracking);
  followed = { name, stop: () => document.removeEventListener(name, grantTracking) };
}
