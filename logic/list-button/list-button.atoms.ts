import { type Atom, atom } from 'jotai/vanilla';
import type { Outcome, Refusal } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { changeLists } from '../shopping-lists/shopping-lists.api.ts';
import { forgetFirstListAtom, openFirstListAtom } from '../shopping-lists/shopping-lists.atoms.ts';
import { changeTo, type Settled } from '../state/changes/change-to.ts';
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

interface ButtonState {
  /** The last press for each list, while a change of that list is being made. */
  readonly wanted: ReadonlyMap<string | undefined, Press>;
  readonly refusal: Refusal | undefined;
  readonly known: KnownPlaces | undefined;
}

const stateOf = hostState<ButtonState>({
  wanted: new Map(),
  refusal: undefined,
  known: undefined,
});

/** The presses of an element that are being carried out, why the last one was refused, and where the product is. */
export const buttonStateOf: (host: object) => Atom<ButtonState> = stateOf;

/** Remembers where an element's product is. */
export const keepPlacesAtom = atom(
  null,
  (_get, set, { host, ...known }: KnownPlaces & { host: object }) =>
    set(stateOf(host), (state) => ({ ...state, known })),
);

interface Wanting {
  /** The press that began the change. */
  readonly first: Press;
  /** The press that is wanted now; undefined once the change is over. */
  readonly press: Press | undefined;
}

const wantAtom = atom(null, (_get, set, { first, press }: Wanting) =>
  set(stateOf(first.host), (state) => {
    const wanted = new Map(state.wanted);
    if (press) wanted.set(first.listId, press);
    else wanted.delete(first.listId);
    // the refusal of another list is still to be read when this one is done
    return { ...state, wanted, refusal: press ? undefined : state.refusal };
  }),
);

/**
 * Carries out a press, one change of a list at a time; a press that comes meanwhile joins that, and its result is
 * undefined. The `value` of the result is the press that the platform has carried out last.
 */
export const pressAtom = atom(
  null,
  (get, set, press: Press): Promise<Settled<Press, Refusal> | undefined> => {
    const stateAtom = stateOf(press.host);
    return changeTo(press, {
      from: { ...press, pressed: !press.pressed },
      wish: {
        get: () => get(stateAtom).wanted.get(press.listId),
        set: (wanted) => set(wantAtom, { first: press, press: wanted }),
      },
      isSame: (one, other) => one.pressed === other.pressed,
      async send(wanted) {
        const refusal = await set(saveAtom, wanted);
        if (refusal) set(stateAtom, (state) => ({ ...state, refusal }));
        return refusal;
      },
    });
  },
);

/** Makes one change; resolves to the refusal, where there was one. */
const saveAtom = atom(null, async (get, set, press: Press): Promise<Refusal | undefined> => {
  const { listId, name, pressed, productId, size } = press;
  const list: Outcome<string> = listId
    ? { value: listId }
    : await set(openFirstListAtom, { name, find: findFirstList });
  if (list.refusal) return list.refusal;
  const operation = pressed ? addOperation : removeOperation;
  const change = { listId: list.value, productId, size };
  const { refusal } = await changeLists(get(platformAtom), operation, change);
  if (refusal && !listId) set(forgetFirstListAtom);
  return refusal;
});
