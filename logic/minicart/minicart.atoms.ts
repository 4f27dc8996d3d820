import { atom } from 'jotai/vanilla';
import type { BasketProduct } from '../basket/basket.model.ts';
import { pageState } from '../state/page-state.ts';
import type { BasketEdits } from './minicart.model.ts';

const editsAtom = pageState<BasketEdits>(() => ({}));
const removedAtom = pageState<BasketProduct | undefined>(() => undefined);

/** The quantities that the shopper has changed and the platform has not confirmed. */
export const basketEditsAtom = atom((get) => get(editsAtom));

/** Notes a quantity that is not confirmed; undefined when the platform has answered. */
export const editLineAtom = atom(
  null,
  (get, set, { key, quantity }: { key: string; quantity: number | undefined }) => {
    const { [key]: _before, ...others } = get(editsAtom);
    set(editsAtom, quantity === undefined ? others : { ...others, [key]: quantity });
  },
);

/** The line that was removed last, as it was, while its removal can be undone. */
export const removedLineAtom = atom((get) => get(removedAtom));

/** Begins the time in which a removal can be undone; undefined ends it. */
export const rememberRemovedAtom = atom(null, (_get, set, line: BasketProduct | undefined) =>
  set(removedAtom, line),
);
