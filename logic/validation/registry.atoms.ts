import { atom } from 'jotai/vanilla';
import { byHost, hostCell } from '../state/by-host.ts';
import { stopChecksAtom } from './pending-checks.atoms.ts';
import { removeResultAtom } from './results.atoms.ts';

/** The fields on the page by their elements; `Field` is the caller's description of one. */
export function fieldRegistry<Field extends { readonly host: object }>() {
  const fields = new Map<object, Field>();
  return {
    get: (host: object): Field | undefined => fields.get(host),
    /** All fields, in the order in which they were added. */
    all: (): Iterable<Field> => fields.values(),
    /** Adds a field, or replaces what is known of it. */
    put: (field: Field): void => void fields.set(field.host, field),
    /** Removes a field, with its pending checks and the problem that it lent. */
    removeAtom: atom(null, (_get, set, host: object) => {
      fields.delete(host);
      set(stopChecksAtom, [host]);
      set(removeResultAtom, host);
    }),
  };
}

/** The last input of the shopper, by control; undefined where there was none. */
export const lastInputOf = hostCell<string | undefined>(undefined);

interface FormUse {
  /** The shopper tried to send it: from then on all its fields may show their problems. */
  isJudged: boolean;
  /** It is on its way to the server: nothing in it is checked. */
  isLeaving: boolean;
}

/** How the shopper uses a form, by form. */
export const formUseOf = byHost((): FormUse => ({ isJudged: false, isLeaving: false }));
