import { atom } from 'jotai/vanilla';
import type { BasketProduct } from '../basket/basket.model.ts';
import { pageState } from '../state/page-state.ts';
import type { BasketEdits } from './minicart.model.ts';

const editsAtom = pageState<BasketEdits>(() => ({}));
const removedAtom = pageState<BasketProduct | undefined>(() => undefined);

/** The shopper's changes that the platform has not confirmed. */
export const basketEditsAtom = atom((get) => get(editsAtom));

/** Records an unconfirmed quantity of a line; undefined clears it once the platform has answered. */
export const editLineAtom = atom(
  null,
  (get, set, { key, quantity }: { key: string; quantity: number | undefined }) => {
    const { [key]: _before, ...others } = get(editsAtom);
    set(editsAtom, quantity === undefined ? others : { ...others, [key]: quantity });
  },
);

/** The line that was removed last, with its old quantity, while the removal can be undone. */
export const removedLineAtom = atom((get) => get(removedAtom));

/** Lets the shopper undo the removal of a line; undefined ends that. */
export const rememberRemovedAtom = atom(null, (_get, set, line: BasketProduct | undefined) =>
  set(removedAtom, line),
);
