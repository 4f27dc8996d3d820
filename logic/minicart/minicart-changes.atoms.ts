import { atom } from 'jotai/vanilla';
import { basketStateAtom, refreshBasketAtom } from '../basket/basket.atoms.ts';
import type { BasketProduct } from '../basket/basket.model.ts';
import {
  addOperation,
  attemptChange,
  type ChangeFailure,
  failureOf,
} from '../basket/changes/basket-changes.api.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { QUANTITIES_URL, quantityForm, removeOperation } from './minicart.api.ts';
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
  if (failure && get(removedLineAtom) === removed) {
    // taken out to be put back with less of it, and then refused: the shopper is offered what was there
    const isLost = quantity < line.quantity && !get(heldLineAtom(line.key));
    set(rememberRemovedAtom, isLost ? line : undefined);
  }
  return failure;
});

/** The line of a key, as the platform told it last. */
const heldLineAtom = (wanted: string) =>
  atom((get) => get(basketStateAtom).basket?.products.find(({ key }) => key === wanted));

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
      failure = await set(sendAtom, { line: { ...line, quantity: confirmed }, quantity: wanted });
      confirmed = wanted;
      wanted = get(basketEditsAtom)[key] ?? confirmed;
    }
    set(editLineAtom, { key, quantity: undefined });
    return failure;
  },
);

/** Asks the platform for another quantity of a line, then for its basket: refused or not, only it knows what that holds. */
const sendAtom = atom(null, async (get, set, change: LineChange) => {
  const { line, quantity } = change;
  const isReduced = quantity > 0 && quantity < line.quantity;
  const posted = isReduced && (await set(postQuantityAtom, change));
  if (posted === 'done') return undefined;
  const platform = get(platformAtom);
  const failure =
    posted || (await (quantity > line.quantity ? addMore : replaceLine)(platform, change));
  await set(refreshBasketAtom, 'graphql');
  return failure;
});

/**
 * Sets a quantity as the platform's own basket page does, which keeps the line's place and all that the shopper
 * has added to it; undefined where the platform did not do so.
 */
const postQuantityAtom = atom(
  null,
  async (get, set, { line, quantity }: LineChange): Promise<ChangeFailure | 'done' | undefined> => {
    try {
      await get(platformAtom).sendForm(QUANTITIES_URL, quantityForm({ ...line, quantity }));
    } catch (cause) {
      // no connection, or nobody knows what came of it: another way would not help
      return isUnanswered(cause) ? undefined : failureOf(cause);
    }
    await set(refreshBasketAtom, 'graphql');
    return get(heldLineAtom(line.key))?.quantity === quantity ? 'done' : undefined;
  },
);

const isUnanswered = (cause: unknown): boolean =>
  cause instanceof PlatformError && cause.kind === 'response';

const addMore = ({ run }: Platform, { line, quantity }: LineChange) => {
  const difference = Number((quantity - line.quantity).toFixed(line.precision));
  return attemptChange(run(addOperation, { ...line, quantity: difference }));
};

/** Takes a line out, and puts the rest of it back. */
async function replaceLine(platform: Platform, { line, quantity }: LineChange) {
  const failure = await attemptChange(platform.run(removeOperation, line));
  if (failure || quantity === 0) return failure;
  return attemptChange(platform.run(addOperation, { ...line, quantity }));
}
