import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { refreshBasketAtom } from '../shared/basket.atoms.ts';
import type { BasketProduct } from '../shared/basket.model.ts';
import { addOperation, removeOperation } from './minicart.api.ts';
import {
  basketEditsAtom,
  editLineAtom,
  rememberRemovedAtom,
  removedLineAtom,
} from './minicart.atoms.ts';

/** A line and the quantity that it is to have. */
export interface LineChange {
  readonly line: BasketProduct;
  readonly quantity: number;
}

/** Why a change of the basket was taken back. */
export interface ChangeFailure {
  /** What the platform says to the shopper; empty where it did not answer. */
  readonly message: string;
  readonly cause?: unknown;
}

/** Puts the removed line back; the failure, where that was refused. */
export const undoRemovalAtom = atom(null, async (get, set) => {
  const line = get(removedLineAtom);
  const failure =
    line &&
    (await set(changeLineAtom, { line: { ...line, quantity: 0 }, quantity: line.quantity }));
  if (get(removedLineAtom) === line) set(rememberRemovedAtom, undefined);
  return failure;
});

/** Gives a line another quantity, 0 to remove it: at once on the page, then on the platform. */
export const changeQuantityAtom = atom(null, async (get, set, { line, quantity }: LineChange) => {
  const removed = quantity === 0 ? line : undefined;
  set(rememberRemovedAtom, removed);
  const failure = await set(changeLineAtom, { line, quantity });
  if (failure && get(removedLineAtom) === removed) set(rememberRemovedAtom, undefined);
  return failure;
});

/** One change of a line at a time; what the shopper asks meanwhile is sent in one when it is done. */
const changeLineAtom = atom(
  null,
  async (get, set, { line, quantity }: LineChange): Promise<ChangeFailure | undefined> => {
    const { key } = line;
    const isRunning = get(basketEditsAtom)[key] !== undefined;
    set(editLineAtom, { key, quantity });
    if (isRunning) return undefined;
    let failure: ChangeFailure | undefined;
    let confirmed = line.quantity;
    for (let wanted = quantity; wanted !== confirmed && !failure; ) {
      failure = await set(sendAtom, { line, quantity: wanted - confirmed });
      confirmed = wanted;
      // refused or not: what the basket holds now, only the platform knows
      await set(refreshBasketAtom, 'graphql');
      wanted = get(basketEditsAtom)[key] ?? confirmed;
    }
    set(editLineAtom, { key, quantity: undefined });
    return failure;
  },
);

/** Sends a difference: what was refused or failed comes back as the failure. */
const sendAtom = atom(null, async (get, _set, { line, quantity }: LineChange) => {
  const { id, sizeId } = line;
  const operation = quantity > 0 ? addOperation : removeOperation;
  const change = { id, sizeId, quantity: Number(Math.abs(quantity).toFixed(3)) };
  try {
    const { isDone, message } = await get(platformAtom).run(operation, change);
    return isDone ? undefined : { message };
  } catch (cause) {
    if (cause instanceof PlatformError) return { message: '', cause };
    throw cause;
  }
});
