import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';

/** The beginning of the keys under which the express checkout remembers a customer. */
const CHECKOUT_KEYS = 'expchck';

/**
 * Removes the customer's data from the session storage, so that the next visitor does not find it
 * (docs/specification.md#s4-logout).
 */
export const forgetCheckoutAtom = atom(null, (get) => {
  const { sessionStorage } = get(platformAtom);
  for (const key of sessionStorage.keys()) {
    if (key.startsWith(CHECKOUT_KEYS)) sessionStorage.remove(key);
  }
});
