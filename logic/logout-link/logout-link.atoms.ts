import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';

/** The prefix of storage keys with customer data of the express checkout. */
const CHECKOUT_KEYS = 'expchck';

/** Removes the customer data of the express checkout (docs/specification.md#s4-logout). */
export const forgetCheckoutAtom = atom(null, (get) => {
  const { sessionStorage } = get(platformAtom);
  for (const key of sessionStorage.keys()) {
    if (key.startsWith(CHECKOUT_KEYS)) sessionStorage.remove(key);
  }
});
