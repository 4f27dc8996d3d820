import { type Atom, atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../shared/host-state.ts';
import { changeLists, type ListFailure } from '../shared/shopping-lists.api.ts';
import { forgetFirstListAtom, openFirstListAtom } from '../shared/shopping-lists.atoms.ts';
import { addOperation, findFirstList, removeOperation } from './list-button.api.ts';

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

interface ButtonState {
  /** What the shopper asked for last, while it is being done. */
  readonly wanted: Press | undefined;
  readonly failure: ListFailure | undefined;
}

const stateOf = hostState<ButtonState>({ wanted: undefined, failure: undefined });

/** What an element's shopper asked for, and why that could not be done. */
export const buttonStateOf: (host: object) => Atom<ButtonState> = stateOf;

/**
 * Does what a press asks, one change of an element at a time: what is pressed meanwhile is done, if it
 * differs, when that is done. The result says how the list is in the end; undefined for such a later press.
 */
export const pressAtom = atom(null, async (get, set, press: Press) => {
  const stateAtom = stateOf(press.host);
  const isRunning = get(stateAtom).wanted !== undefined;
  set(stateAtom, { wanted: press, failure: undefined });
  if (isRunning) return undefined;
  let saved = !press.pressed;
  let failure: ListFailure | undefined;
  for (
    let wanted: Press | undefined = press;
    wanted && wanted.pressed !== saved && !failure;
    wanted = get(stateAtom).wanted
  ) {
    failure = await set(saveAtom, wanted);
    if (!failure) saved = wanted.pressed;
  }
  set(stateAtom, { wanted: undefined, failure });
  return { pressed: saved, failure };
});

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
