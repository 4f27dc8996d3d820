import { type Atom, atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import type { ListFailure } from '../shopping-lists/shopping-lists.api.ts';
import { firstListAtom, openFirstListAtom } from '../shopping-lists/shopping-lists.atoms.ts';
import { hostState } from '../state/host-state.ts';

interface LinkState {
  readonly isBusy: boolean;
  readonly failure: ListFailure | undefined;
}

const stateOf = hostState<LinkState>({ isBusy: false, failure: undefined });

/** Whether an element's list is being created, and why it could not be. */
export const linkStateOf: (host: object) => Atom<LinkState> = stateOf;

/**
 * Creates the shopper's first list; `isNew` says whether this press did, for another tag may have been
 * first. The result is undefined while an earlier press of the element is at it.
 */
export const createListAtom = atom(
  null,
  async (get, set, { host, name }: { host: object; name: string }) => {
    const stateAtom = stateOf(host);
    if (get(stateAtom).isBusy) return undefined;
    const isNew = !get(firstListAtom).coming;
    set(stateAtom, { isBusy: true, failure: undefined });
    const outcome = await set(openFirstListAtom, { name });
    set(stateAtom, { isBusy: false, failure: outcome.failure });
    return { ...outcome, isNew };
  },
);

/** Goes to an address that has been through `safeHref`. */
export const followAtom = atom(null, (get, _set, href: string) =>
  get(platformAtom).page.follow(href),
);
