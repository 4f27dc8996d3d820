import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { followBasketAtom, loadBasketAtom } from '../../logic/basket/basket.atoms.ts';
import { type BasketState, basketStateAtom } from '../../logic/basket/basket-state.atoms.ts';

/** The page's basket by GraphQL, read unless another tag has read it, and followed while it `isNeeded`. */
export function useBasket(isNeeded = true): BasketState {
  const load = useSetAtom(loadBasketAtom);
  const follow = useSetAtom(followBasketAtom);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const stop = follow();
    load();
    return stop;
  }, [isNeeded, follow, load]);
  return useAtomValue(basketStateAtom);
}
