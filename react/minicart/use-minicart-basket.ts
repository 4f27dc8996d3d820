import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import {
  followBasketAtom,
  lastCountAtom,
  loadBasketAtom,
} from '../../logic/basket/basket.atoms.ts';
import type { Basket, BasketSource } from '../../logic/basket/basket.model.ts';
import { type BasketState, basketStateAtom } from '../../logic/basket/basket-state.atoms.ts';
import { basketEditsAtom, removedLineAtom } from '../../logic/minicart/minicart.atoms.ts';
import { editedProducts, minicartView } from '../../logic/minicart/minicart.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { printedCount } from './page-link.ts';

interface BasketOptions {
  /** A basket set by the page; no request is sent while it is used. */
  readonly given: Basket | undefined;
  readonly source: BasketSource;
  readonly editable: boolean;
  readonly onLoad: (detail: { count: number; basket: Basket }) => void;
}

const NOTHING: BasketState = { basket: undefined, isLoading: false, failure: undefined };

/** The basket and the failure that an element reported last. */
const reportedBasket = hostCell<Basket | undefined>(undefined);
const reportedFailure = hostCell<Error | undefined>(undefined);

/** The basket to show, set by the page or read from the platform, with the shopper's changes applied. */
export function useMinicartBasket(env: Environment, options: BasketOptions) {
  const { given, source, editable, onLoad } = options;
  const shared = useAtomValue(basketStateAtom);
  const edits = useAtomValue(basketEditsAtom);
  const removed = useAtomValue(removedLineAtom);
  const load = useSetAtom(loadBasketAtom);
  const follow = useSetAtom(followBasketAtom);
  // the platform answers a change with its own basket, which replaces the given one
  const isGiven = given && !(editable && shared.basket);
  const { basket, isLoading, failure } = isGiven ? { ...NOTHING, basket: given } : shared;

  useLayoutEffect(() => follow(), [follow]);
  useLayoutEffect(() => {
    if (!given) load(source);
  }, [given, source, load]);

  useReportBasket(env, { basket, failure, onLoad });
  useFirstData(env, { basket, failure });

  const lastCount = useAtomValue(lastCountAtom);
  const [pageCount] = useState(() => printedCount(env.host) ?? lastCount);
  const products = basket && editedProducts(basket, edits, removed);
  return {
    basket,
    view: basket && products && minicartView(basket, products),
    // an unknown count is not 0
    count: basket ? basket.count : pageCount,
    isLoading,
    hasFailed: failure !== undefined,
    edits,
    removed: removed && !edits[removed.key] ? removed : undefined,
  };
}

/** Makes `updateComplete` wait for the first basket and for the panel that loads with it. */
function useFirstData(env: Environment, { basket, failure }: Partial<BasketState>): void {
  const isMissing = !basket && !failure;
  useOnChange([isMissing], () => {
    if (!isMissing) return;
    const release = env.hold();
    // the modules of the basket take their own hold in this commit
    return () => queueMicrotask(release);
  });
}

interface BasketReports {
  readonly basket: Basket | undefined;
  readonly failure: Error | undefined;
  readonly onLoad: BasketOptions['onLoad'];
}

/** Reports each basket and each failure once. */
function useReportBasket(env: Environment, { basket, failure, onLoad }: BasketReports): void {
  const basketCell = reportedBasket(env.host);
  const failureCell = reportedFailure(env.host);
  useOnNewValue(basketCell, basket ?? basketCell.current, () => {
    if (basket) onLoad({ count: basket.count, basket });
  });
  useOnNewValue(failureCell, failure ?? failureCell.current, () => {
    if (failure) env.fail({ code: 'basket', message: failure.message, cause: failure });
  });
}
