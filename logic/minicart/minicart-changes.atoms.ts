import { atom } from 'jotai/vanilla';
import { refreshBasketAtom } from '../basket/basket.atoms.ts';
import type { BasketProduct } from '../basket/basket.model.ts';
import { basketStateAtom } from '../basket/basket-state.atoms.ts';
import {
  addOperation,
  QUANTITIES_URL,
  quantityForm,
  removeOperation,
} from '../basket/changes/basket-changes.api.ts';
import { judgeRefusalAtom } from '../basket/changes/lost-change.atoms.ts';
import { mutate, outcomeOf, type Refusal } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import type { Platform } from '../platform/platform.ts';
import { changeTo } from '../state/changes/change-to.ts';
import { basketEditsAtom, editLineAtom, removedLineAtom } from './minicart.atoms.ts';

/** A line of the basket with the quantity to set. */
export interface LineChange {
  readonly line: BasketProduct;
  readonly quantity: number;
}

/** Puts the removed line back; resolves to the refusal, or to undefined when the platform accepted the change. */
export const undoRemovalAtom = atom(null, async (get, set) => {
  const line = get(removedLineAtom);
  const refusal =
    line &&
    (await set(changeLineAtom, { line: { ...line, quantity: 0 }, quantity: line.quantity }));
  if (get(removedLineAtom) === line) set(removedLineAtom, undefined);
  return refusal;
});

/**
 * Sets the quantity of a line (0 removes it), first on the page, then on the platform. Resolves to the refusal, or to
 * undefined when the platform accepted the change.
 */
export const changeQuantityAtom = atom(null, async (get, set, { line, quantity }: LineChange) => {
  const removed = quantity === 0 ? line : undefined;
  set(removedLineAtom, removed);
  const refusal = await set(changeLineAtom, { line, quantity });
  if (refusal && get(removedLineAtom) === removed) {
    // the platform removed the line but refused to add the rest again: offer the shopper the original line
    const isLost = quantity < line.quantity && !get(pendingLineAtom(line.key));
    set(removedLineAtom, isLost ? line : undefined);
  }
  return refusal;
});

/** Finds a line by its key in the basket that the platform sent last. */
const pendingLineAtom = (wanted: string) =>
  atom((get) => get(basketStateAtom).basket?.products.find(({ key }) => key === wanted));

/** Sends one change of a line at a time; a quantity requested meanwhile is sent next. */
const changeLineAtom = atom(
  null,
  async (get, set, { line, quantity }: LineChange): Promise<Refusal | undefined> => {
    const { key } = line;
    const settled = await changeTo(quantity, {
      from: line.quantity,
      wish: {
        get: () => get(basketEditsAtom)[key],
        set: (wanted) => set(editLineAtom, { key, quantity: wanted }),
      },
      isSame: Object.is,
      send: (wanted, current) =>
        set(sendAtom, { line: { ...line, quantity: current }, quantity: wanted }),
    });
    return settled?.failure;
  },
);

/** Sends the new quantity, then reads the basket again, because only the platform knows the result. */
const sendAtom = atom(null, async (get, set, change: LineChange): Promise<Refusal | undefined> => {
  const { line, quantity } = change;
  const isReduced = quantity > 0 && quantity < line.quantity;
  const posted = isReduced && (await set(postQuantityAtom, change));
  if (posted === 'done') return undefined;
  const platform = get(platformAtom);
  const refusal =
    posted || (await (quantity > line.quantity ? addMore : replaceLine)(platform, change));
  if (!refusal) {
    await set(refreshBasketAtom, 'graphql');
    return undefined;
  }
  const isMade = (lines: readonly BasketProduct[]) =>
    (lines.find(({ key }) => key === line.key)?.quantity ?? 0) === quantity;
  return set(judgeRefusalAtom, { refusal, isMade });
});

/**
 * Sets a quantity through the form of the platform's basket page, which keeps the line's position and the shopper's
 * additions. Resolves to undefined when the platform did not apply the change.
 */
const postQuantityAtom = atom(
  null,
  async (get, set, { line, quantity }: LineChange): Promise<Refusal | 'done' | undefined> => {
    const form = quantityForm({ ...line, quantity });
    const { refusal } = await outcomeOf(get(platformAtom).sendForm(QUANTITIES_URL, form));
    // after a network failure or a timeout, a mutation would fail as well
    if (refusal) return refusal.code === 'response' ? undefined : refusal;
    await set(refreshBasketAtom, 'graphql');
    return get(pendingLineAtom(line.key))?.quantity === quantity ? 'done' : undefined;
  },
);

async function addMore({ run }: Platform, { line, quantity }: LineChange) {
  const difference = Number((quantity - line.quantity).toFixed(line.precision));
  return (await mutate(run, addOperation, { ...line, quantity: difference })).refusal;
}

/** Removes a line, then adds it again with the new quantity. */
async function replaceLine({ run }: Platform, { line, quantity }: LineChange) {
  const { refusal } = await mutate(run, removeOperation, line);
  if (refusal || quantity === 0) return refusal;
  return (await mutate(run, addOperation, { ...line, quantity })).refusal;
}
