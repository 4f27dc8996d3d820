import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';

/** The prefix of the storage keys in which the express checkout remembers a customer. */
const CHECKOUT_KEYS = 'expchck';

/** Removes the data of the express checkout, which the next visitor must not find (docs/specification.md#s4-logout). */
export const forgetCheckoutAtom = atom(null, (get) => {
  const { sessionStorage } = get(platformAtom);
  for (const key of sessionStorage.keys()) {
    if (key.startsWith(CHECKOUT_KEYS)) sessionStorage.remove(key);
  }
});
