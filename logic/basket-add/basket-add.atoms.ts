import { atom } from 'jotai/vanilla';
import { refreshBasketAtom } from '../basket/basket.atoms.ts';
import type { BasketProduct } from '../basket/basket.model.ts';
import { basketStateAtom } from '../basket/basket-state.atoms.ts';
import {
  addOperation,
  type LineName,
  type LineQuantity,
} from '../basket/changes/basket-changes.api.ts';
import { judgeRefusalAtom } from '../basket/changes/lost-change.atoms.ts';
import { isAnswerLost, mutate, type Outcome } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';
import { callTheme } from './call-theme.ts';

/** What the platform has added. */
export interface Added {
  /** The line of the basket, where the basket has been read since. */
  readonly line: BasketProduct | undefined;
  /** How much, where that is less than was asked for. */
  readonly less: number | undefined;
}

/** The outcome of an addition. */
export type AdditionOutcome = Outcome<Added>;

/** The additions that are under way, by line, and the last of them. */
const additionsAtom = pageState(() => ({
  running: new Map<string, Promise<AdditionOutcome>>(),
  last: Promise.resolve() as Promise<unknown>,
}));

/** The decimal places that a quantity has at most. */
const PRECISION = 3;

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

const lineIn = (lines: readonly BasketProduct[] | undefined, line: LineName) =>
  lines?.find((product) => lineKey(product) === lineKey(line));

/** The lines that the basket had when it was read last; undefined where they may be others by now. */
const knownLinesAtom = atom((get) => {
  const { basket, isLoading, failure } = get(basketStateAtom);
  // only GraphQL names lines
  const isNamed = basket?.products.every(({ id }) => id);
  return isNamed && !isLoading && !failure ? basket?.products : undefined;
});

/** Whether a line has more than before; undefined where nobody knows what it had. */
function hasGrown(
  line: LineName,
  before: readonly BasketProduct[] | undefined,
  after: readonly BasketProduct[],
): boolean | undefined {
  const quantity = lineIn(after, line)?.quantity ?? 0;
  if (quantity === 0) return false;
  return before && quantity > (lineIn(before, line)?.quantity ?? 0);
}

/** How much a line has grown, where the platform has added less than was asked for, and said nothing of it. */
function lessOf(
  line: LineQuantity,
  before: readonly BasketProduct[],
  after: BasketProduct,
): number | undefined {
  const grown = after.quantity - (lineIn(before, line)?.quantity ?? 0);
  // three decimal places are all that a quantity has
  const rounded = Number(grown.toFixed(PRECISION));
  return rounded > 0 && rounded < line.quantity ? rounded : undefined;
}

const sendAdditionAtom = atom(
  null,
  async (get, set, line: LineQuantity): Promise<AdditionOutcome> => {
    const before = get(knownLinesAtom);
    const { refusal } = await mutate(get(platformAtom).run, addOperation, line);
    const isLost = refusal && isAnswerLost(refusal);
    // also after a refusal: only the platform knows what is in the basket now
    const reading = isLost ? undefined : set(refreshBasketAtom);
    const isMade = (after: readonly BasketProduct[]) => hasGrown(line, before, after);
    const judged = isLost ? await set(judgeRefusalAtom, { refusal, isMade }) : refusal;
    if (judged) return { refusal: judged };
    await reading;
    callTheme();
    const added = lineIn(get(basketStateAtom).basket?.products, line);
    return { value: { line: added, less: before && added && lessOf(line, before, added) } };
  },
);
