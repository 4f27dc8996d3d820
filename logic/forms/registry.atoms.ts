import { atom } from 'jotai/vanilla';
import { forgetChangesAtom } from './changes.atoms.ts';
import { leaveRunAtom } from './check-runs.atoms.ts';
import { removeResultAtom } from './results.atoms.ts';

/** Ends all that is pending for fields: their changes and their checks. */
export const stopChecksAtom = atom(null, (_get, set, hosts: readonly object[]) => {
  set(forgetChangesAtom, hosts);
  for (const host of hosts) set(leaveRunAtom, host);
});

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
