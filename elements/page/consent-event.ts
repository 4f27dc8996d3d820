import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

let followed: { readonly name?: string; stop?(): void } = {};

/** Treats the document's event of that name as consent to tracking; undefined removes the listener. */
export function followConsent(name: string | undefined): void {
  if (name === followed.name) return;
  followed.stop?.();
  followed = {};
  if (name === undefined) return;
  document.addEventListener(name, grant);
  followed = { name, stop: () => document.removeEventListener(name, grant) };
}

const grant = (): void => pageStore.get(platformAtom).grantTracking();
