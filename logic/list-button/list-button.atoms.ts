import { type Atom, atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { changeLists, type ListFailure } from '../shopping-lists/shopping-lists.api.ts';
import { forgetFirstListAtom, openFirstListAtom } from '../shopping-lists/shopping-lists.atoms.ts';
import { hostState } from '../state/host-state.ts';
import { addOperation, findFirstList, removeOperation } from './list-button.api.ts';
import type { KnownPlaces } from './list-button.model.ts';

/** A product that is to be on a list, or not to be. */
export interface ListChange {
  readonly pressed: boolean;
  readonly productId: string;
  readonly size: string | undefined;
  /** The list; the shopper's first one where it is absent. */
  readonly listId: string | undefined;
}

interface Press extends ListChange {
  readonly host: object;
  /** The name of the first list, where it must be created. */
  readonly name: string;
}

/** How a list is in the end, and why it is not as it was to be. */
export interface PressOutcome {
  readonly pressed: boolean;
  readonly failure: ListFailure | undefined;
}

interface ButtonState {
  /** What the shopper asked for last of each list, while it is being done. */
  readonly wanted: ReadonlyMap<string | undefined, Press>;
  readonly failure: ListFailure | undefined;
  readonly known: KnownPlaces | undefined;
}

const stateOf = hostState<ButtonState>({
  wanted: new Map(),
  failure: undefined,
  known: undefined,
});

/** What an element's shopper asked for, why that could not be done, and where the product is. */
export const buttonStateOf: (host: object) => Atom<ButtonState> = stateOf;

/** Remembers where an element's product is. */
export const keepPlacesAtom = atom(
  null,
  (_get, set, { host, ...known }: KnownPlaces & { host: object }) =>
    set(stateOf(host), (state) => ({ ...state, known })),
);

/** What is wanted of one list from now on, nothing more where it is absent; and what went wrong. */
interface Wanting {
  /** A press of that list. */
  readonly of: Press;
  readonly press?: Press;
  readonly failure?: ListFailure | undefined;
}

const wantAtom = atom(null, (_get, set, { of, press, failure }: Wanting) => {
  set(stateOf(of.host), (state) => {
    const wanted = new Map(state.wanted);
    if (press) wanted.set(of.listId, press);
    else wanted.delete(of.listId);
    return { ...state, wanted, failure };
  });
});

/**
 * Does what a press asks, one change of a list at a time: what is pressed meanwhile is done, if it
 * differs, when that is done. The result is undefined for such a later press.
 */
export const pressAtom = atom(
  null,
  async (get, set, press: Press): Promise<PressOutcome | undefined> => {
    const stateAtom = stateOf(press.host);
    const wantedNow = () => get(stateAtom).wanted.get(press.listId);
    const isRunning = wantedNow() !== undefined;
    set(wantAtom, { of: press, press });
    if (isRunning) return undefined;
    let saved = !press.pressed;
    let failure: ListFailure | undefined;
    for (
      let wanted: Press | undefined = press;
      wanted && wanted.pressed !== saved && !failure;
      wanted = wantedNow()
    ) {
      failure = await set(saveAtom, wanted);
      if (!failure) saved = wanted.pressed;
    }
    // what went wrong with another list is still to be read
    set(wantAtom, { of: press, failure: failure ?? get(stateAtom).failure });
    return { pressed: saved, failure };
  },
);

/** Makes one change; the failure, where there was one. */
const saveAtom = atom(null, async (get, set, { listId, name, ...change }: Press) => {
  const list = listId
    ? { id: listId, failure: undefined }
    : await set(openFirstListAtom, { name, find: findFirstList });
  if (list.failure) return list.failure;
  const operation = change.pressed ? addOperation : removeOperation;
  const variables = { ...change, listId: list.id };
  const { failure } = await changeLists(get(platformAtom), operation, variables);
  if (failure && !listId) set(forgetFirstListAtom);
  return failure;
});
