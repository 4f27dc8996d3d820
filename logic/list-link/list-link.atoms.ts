import { atom } from 'jotai/vanilla';
import type { Outcome, Refusal } from '../platform/outcome/outcome.ts';
import { firstListAtom, openFirstListAtom } from '../shopping-lists/shopping-lists.atoms.ts';
import { hostState } from '../state/by-host.ts';

interface LinkState {
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
}

/** The first list, or why there is none; `isNew` is false when another element has already created it. */
export type Creation = Outcome<string> & { readonly isNew: boolean };

/** Whether an element's list is being created, and the refusal of the last attempt. */
export const linkStateOf = hostState<LinkState>({ isBusy: false, refusal: undefined });

/** Creates the shopper's first list. Resolves to undefined while an earlier request of the element is pending. */
export const createListAtom = atom(
  null,
  async (
    get,
    set,
    { host, name }: { host: object; name: string },
  ): Promise<Creation | undefined> => {
    const stateAtom = linkStateOf(host);
    if (get(stateAtom).isBusy) return undefined;
    const isNew = !get(firstListAtom).coming;
    set(stateAtom, { isBusy: true, refusal: undefined });
    const outcome = await set(openFirstListAtom, { name, mayExist: false });
    set(stateAtom, { isBusy: false, refusal: outcome.refusal });
    return { ...outcome, isNew };
  },
);
