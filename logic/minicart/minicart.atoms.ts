import { atom } from 'jotai/vanilla';
import type { BasketProduct } from '../basket/basket.model.ts';
import { pageState } from '../state/page-state.ts';
import type { BasketEdits } from './minicart.model.ts';

/** The shopper's changes that the platform has not confirmed. */
export const basketEditsAtom = pageState<BasketEdits>(() => ({}));

/** Records an unconfirmed quantity of a line; undefined clears it once the platform has answered. */
export const editLineAtom = atom(
  null,
  (get, set, { key, quantity }: { key: string; quantity: number | undefined }) => {
    const { [key]: _before, ...others } = get(basketEditsAtom);
    set(basketEditsAtom, quantity === undefined ? others : { ...others, [key]: quantity });
  },
);

/** The line that was removed last, with its old quantity, while the removal can be undone. */
export const removedLineAtom = pageState<BasketProduct | undefined>(() => undefined);
