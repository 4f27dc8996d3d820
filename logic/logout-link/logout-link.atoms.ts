import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';

/** What the express checkout remembers of a customer begins with this. */
const CHECKOUT_KEYS = 'expchck';

/** Removes from the session storage what the next visitor must not find (docs/specification.md#s4-logout). */
export const forgetCheckoutAtom = atom(null, (get) => {
  const { sessionStorage } = get(platformAtom);
  for (const key of sessionStorage.keys()) {
    if (key.startsWith(CHECKOUT_KEYS)) sessionStorage.remove(key);
  }
});
