import { atom } from 'jotai/vanilla';
import { type BasketState, basketStateAtom, refreshBasketAtom } from '../basket/basket.atoms.ts';
import {
  addOperation,
  attemptChange,
  type ChangeFailure,
  type LineName,
  type LineQuantity,
} from '../basket/changes/basket-changes.api.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';

import { callTheme } from './call-theme.ts';

/** What came of an addition. */
export interface AdditionOutcome {
  readonly failure?: ChangeFailure;
  /** The product's name, where the basket has been read since. */
  readonly name?: string | undefined;
}

/** The additions under way, by line, and the one that was asked for last. */
const additionsAtom = pageState(() => ({
  running: new Map<string, Promise<AdditionOutcome>>(),
  last: Promise.resolve() as Promise<unknown>,
}));

const lineKey = ({ id, sizeId, additional }: LineName): string =>
  JSON.stringify([id, sizeId, additional]);

/** Adds to the basket, one line after the other; a line that is being added is not added twice: the answer is the same. */
export const addToBasketAtom = atom(null, (get, set, line: LineQuantity) => {
  const additions = get(additionsAtom);
  const key = lineKey(line);
  const known = additions.running.get(key);
  if (known) return known;
  const outcome = additions.last
    .then(() => set(sendAdditionAtom, line))
    .finally(() => additions.running.delete(key));
  additions.running.set(key, outcome);
  additions.last = outcome.catch(() => undefined);
  return outcome;
});

/** Back has brought the page here: what was under way when it was left is waited for no more. */
export const forgetAdditionsAtom = atom(null, (_get, set) =>
  set(additionsAtom, { running: new Map(), last: Promise.resolve() }),
);

const nameOf = ({ basket }: BasketState, line: LineName): string | undefined =>
  basket?.products.find((product) => lineKey(product) === lineKey(line))?.name;

const sendAdditionAtom = atom(
  null,
  async (get, set, line: LineQuantity): Promise<AdditionOutcome> => {
    const failure = await attemptChange(get(platformAtom).run(addOperation, line));
    // whatever came of it, only the platform knows what the basket holds
    const reading = set(refreshBasketAtom);
    if (failure) return { failure };
    await reading;
    callTheme();
    return { name: nameOf(get(basketStateAtom), line) };
  },
);
