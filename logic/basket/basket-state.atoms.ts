import { pageState } from '../state/page-state.ts';
import type { Basket } from './basket.model.ts';

/** The page's basket; keeps the last one during a request and after a failure. */
export interface BasketState {
  readonly basket: Basket | undefined;
  readonly isLoading: boolean;
  /** Why the last request failed. */
  readonly failure: Error | undefined;
}

/** The basket of the page, the same for all its tags. Only `basket.atoms.ts` writes it. */
export const basketStateAtom = pageState<BasketState>(() => ({
  basket: undefined,
  isLoading: false,
  failure: undefined,
}));
