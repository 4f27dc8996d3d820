import { atom } from 'jotai/vanilla';
import { byHost, hostCell } from '../state/by-host.ts';
import { stopChecksAtom } from './pending-checks.atoms.ts';
import { removeResultAtom } from './results.atoms.ts';

/** The connected fields by element; `Field` is the caller's description. */
export function fieldRegistry<Field extends { readonly host: object }>() {
  const fields = new Map<object, Field>();
  return {
    get: (host: object): Field | undefined => fields.get(host),
    /** All fields in the order of registration. */
    all: (): Iterable<Field> => fields.values(),
    /** Adds or updates a field. */
    put: (field: Field): void => void fields.set(field.host, field),
    /** Removes a field, its pending checks, and its problem shown at another field. */
    removeAtom: atom(null, (_get, set, host: object) => {
      fields.delete(host);
      set(stopChecksAtom, [host]);
      set(removeResultAtom, host);
    }),
  };
}

/** The last input of the shopper, by control; undefined without input. */
export const lastInputOf = hostCell<string | undefined>(undefined);

interface FormUse {
  /** Whether submission was attempted: afterwards all fields may show problems. */
  isJudged: boolean;
  /** Whether it is being submitted: nothing in it is checked. */
  isLeaving: boolean;
}

/** The shopper's interaction with a form. */
export const formUseOf = byHost((): FormUse => ({ isJudged: false, isLeaving: false }));
