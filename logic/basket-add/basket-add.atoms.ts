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
import { callTheme } from '../platform/basket-signals.ts';
import { isAnswerLost, mutate, type Outcome } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';

/** The result of a successful addition. */
export interface Added {
  /** The line of the basket, if the basket was read afterwards. */
  readonly line: BasketProduct | undefined;
  readonly requested: number;
  /** The added quantity, if less than requested. */
  readonly less: number | undefined;
}

/** The outcome of an addition. */
export type AdditionOutcome = Outcome<Added>;

/** The pending additions by line, and the last one. */
const additionsAtom = pageState(() => ({
  running: new Map<string, Promise<AdditionOutcome>>(),
  last: Promise.resolve() as Promise<unknown>,
}));

/** The maximum number of decimal places of a quantity. */
const PRECISION = 3;

const lineKey = ({ id, sizeId, additional }: LineName): string =>
  JSON.stringify([id, sizeId, additional]);

/** Adds to the basket, one line at a time. Adding a line that is already pending shares its outcome. */
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

/** Forgets additions that were pending when the shopper left the page, after Back restored it. */
export const forgetAdditionsAtom = atom(null, (_get, set) =>
  set(additionsAtom, { running: new Map(), last: Promise.resolve() }),
);

const lineIn = (lines: readonly BasketProduct[] | undefined, line: LineName) =>
  lines?.find((product) => lineKey(product) === lineKey(line));

/** The lines of the basket as last read; undefined if they may have changed since. */
const knownLinesAtom = atom((get) => {
  const { basket, isLoading, failure } = get(basketStateAtom);
  // only GraphQL has ids of lines
  const isNamed = basket?.products.every(({ id }) => id);
  return isNamed && !isLoading && !failure ? basket?.products : undefined;
});

/** Whether the quantity of a line has grown; undefined if its previous quantity is unknown. */
function hasGrown(
  line: LineName,
  before: readonly BasketProduct[] | undefined,
  after: readonly BasketProduct[],
): boolean | undefined {
  const quantity = lineIn(after, line)?.quantity ?? 0;
  if (quantity === 0) return false;
  return before && quantity > (lineIn(before, line)?.quantity ?? 0);
}

/**
 * The growth of a line, if the platform has silently added less than requested. If its previous quantity is unknown, the
 * whole line is counted.
 */
function lessOf(
  line: LineQuantity,
  before: readonly BasketProduct[] | undefined,
  after: BasketProduct,
): number | undefined {
  const grown = after.quantity - (lineIn(before, line)?.quantity ?? 0);
  // a quantity has at most three decimal places
  const rounded = Number(grown.toFixed(PRECISION));
  return rounded > 0 && rounded < line.quantity ? rounded : undefined;
}

const sendAdditionAtom = atom(
  null,
  async (get, set, line: LineQuantity): Promise<AdditionOutcome> => {
    const before = get(knownLinesAtom);
    const { refusal } = await mutate(get(platformAtom).run, addOperation, line);
    const isLost = refusal && isAnswerLost(refusal);
    // also after a refusal, as only the platform knows the basket
    const reading = isLost ? undefined : set(refreshBasketAtom);
    const isMade = (after: readonly BasketProduct[]) => hasGrown(line, before, after);
    const judged = isLost ? await set(judgeRefusalAtom, { refusal, isMade }) : refusal;
    if (judged) return { refusal: judged };
    await reading;
    callTheme();
    const added = lineIn(get(basketStateAtom).basket?.products, line);
    const less = added && lessOf(line, before, added);
    return { value: { line: added, requested: line.quantity, less } };
  },
);
