import { getDefaultStore } from 'jotai/vanilla';
import { basketStateAtom, refreshBasketAtom } from '../../logic/shared/basket.atoms.ts';
import type { Basket } from '../../logic/shared/basket.model.ts';

/** The page's basket, for scripts that change it themselves. */
export const basket = {
  /** The basket as it was last read; undefined before the first reading. */
  get: (): Basket | undefined => getDefaultStore().get(basketStateAtom).basket,

  /** Reads the basket anew for all tags; the last one where that fails. */
  async refresh(): Promise<Basket | undefined> {
    await getDefaultStore().set(refreshBasketAtom);
    return basket.get();
  },
};
