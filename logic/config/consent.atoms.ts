import { atom } from 'jotai/vanilla';
import { onConsentEvent } from '../platform/consent/consent-event.ts';
import { platformAtom } from '../platform/platform.atoms.ts';

const followedAtom = atom<{ readonly name?: string; stop?(): void }>({});

/** Takes the page's event of that name for the visitor's consent to tracking; undefined follows none. */
export const followConsentAtom = atom(null, (get, set, name: string | undefined) => {
  const followed = get(followedAtom);
  if (name === followed.name) return;
  followed.stop?.();
  const grant = () => get(platformAtom).grantTracking();
  set(followedAtom, name === undefined ? {} : { name, stop: onConsentEvent(name, grant) });
});
