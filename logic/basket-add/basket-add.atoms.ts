import { atom } from 'jotai/vanilla';
import { type BasketState, basketStateAtom, refreshBasketAtom } from '../basket/basket.atoms.ts';
import {
  addOperation,
  type LineName,
  type LineQuantity,
} from '../basket/changes/basket-changes.api.ts';
import { mutate } from '../platform/outcome/mutate.ts';
import type { Outcome } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';
import { callTheme } from './call-theme.ts';

/** The outcome of an addition: the product's name, where the basket has been read since. */
export type AdditionOutcome = Outcome<{ readonly name: string | undefined }>;

/** The additions that are under way, by line, and the last of them. */
const additionsAtom = pageState(() => ({
  running: new Map<string, Promise<AdditionOutcome>>(),
  last: Promise.resolve() as Promise<unknown>,
}));

const lineKey = ({ id, sizeId, additional }: LineName): string =>
  JSON.stringify([id, sizeId, additional]);

/** Adds to the basket, one line after the other. A line that is being added is not added twice: both get one outcome. */
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

/** Waits no more for what was under way when the shopper left the page, once Back has brought them here again. */
export const forgetAdditionsAtom = atom(null, (_get, set) =>
  set(additionsAtom, { running: new Map(), last: Promise.resolve() }),
);

const nameOf = ({ basket }: BasketState, line: LineName): string | undefined =>
  basket?.products.find((product) => lineKey(product) === lineKey(line))?.name;

const sendAdditionAtom = atom(
  null,
  async (get, set, line: LineQuantity): Promise<AdditionOutcome> => {
    const { refusal } = await mutate(get(platformAtom).run, addOperation, line);
    // also after a refusal: only the platform knows what is in the basket now
    const reading = set(refreshBasketAtom);
    if (refusal) return { refusal };
    await reading;
    callTheme();
    return { value: { name: nameOf(get(basketStateAtom), line) } };
  },
);
