import { atom } from 'jotai/vanilla';
import { isAnswerLost, type Outcome, type Refusal } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { changeLists } from '../shopping-lists/shopping-lists.api.ts';
import { firstListAtom, openFirstListAtom } from '../shopping-lists/shopping-lists.atoms.ts';
import { hostState } from '../state/by-host.ts';
import { changeTo, type Settled } from '../state/changes/change-to.ts';
import { addOperation, removeOperation } from './list-button.api.ts';
import type { KnownLists } from './list-button.model.ts';

/** A change of a list: `pressed` adds the product, else it is removed. */
export interface ListChange {
  readonly pressed: boolean;
  readonly productId: string;
  readonly size: string | undefined;
  /** The id of the list; undefined means the shopper's first list. */
  readonly listId: string | undefined;
}

interface ListClick extends ListChange {
  readonly host: object;
  /** The name of the first list, in case it must be created. */
  readonly name: string;
}

interface ButtonState {
  /** The last click for each list that is being changed. */
  readonly wanted: ReadonlyMap<string | undefined, ListClick>;
  readonly refusal: Refusal | undefined;
  readonly known: KnownLists | undefined;
}

/** An element's pending clicks, the refusal of the last one, and the lists that contain the product. */
export const buttonStateOf = hostState<ButtonState>({
  wanted: new Map(),
  refusal: undefined,
  known: undefined,
});

/** Stores which lists contain an element's product. */
export const setKnownListsAtom = atom(
  null,
  (_get, set, { host, ...known }: KnownLists & { host: object }) =>
    set(buttonStateOf(host), (state) => ({ ...state, known })),
);

interface Wanting {
  /** The click that started the change. */
  readonly first: ListClick;
  /** The last click of the change; undefined once the change has ended. */
  readonly click: ListClick | undefined;
}

const wantAtom = atom(null, (_get, set, { first, click }: Wanting) =>
  set(buttonStateOf(first.host), (state) => {
    const wanted = new Map(state.wanted);
    if (click) wanted.set(first.listId, click);
    else wanted.delete(first.listId);
    // the refusal, which may be about another list, is kept
    return { ...state, wanted, refusal: click ? undefined : state.refusal };
  }),
);

/**
 * Handles a click, one request per list at a time. A click during a request joins it and resolves to undefined. The
 * `value` of the result is the last click that the platform applied.
 */
export const changeListAtom = atom(
  null,
  (get, set, click: ListClick): Promise<Settled<ListClick, Refusal> | undefined> => {
    const stateAtom = buttonStateOf(click.host);
    return changeTo(click, {
      from: { ...click, pressed: !click.pressed },
      wish: {
        get: () => get(stateAtom).wanted.get(click.listId),
        set: (wanted) => set(wantAtom, { first: click, click: wanted }),
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

/** Sends one change; resolves to the refusal, or to undefined when the platform accepted the change. */
const saveAtom = atom(null, async (get, set, click: ListClick): Promise<Refusal | undefined> => {
  const { listId, name, pressed, productId, size } = click;
  const list: Outcome<string> = listId
    ? { value: listId }
    : await set(openFirstListAtom, { name, mayExist: true });
  if (list.refusal) return list.refusal;
  const operation = pressed ? addOperation : removeOperation;
  const change = { listId: list.value, productId, size };
  const sendChange = () => changeLists(get(platformAtom), operation, change);
  const first = await sendChange();
  // a list contains a product once: if only the answer was lost, repeating the request is harmless and gives the result
  const { refusal } = first.refusal && isAnswerLost(first.refusal) ? await sendChange() : first;
  // the first list may have been deleted
  if (refusal && !listId) set(firstListAtom, {});
  return refusal;
});
