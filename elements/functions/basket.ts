import { refreshBasketAtom } from '../../logic/basket/basket.atoms.ts';
import type { Basket } from '../../logic/basket/basket.model.ts';
import { basketStateAtom } from '../../logic/basket/basket-state.atoms.ts';
import type { AdditionResult, BasketAddition } from '../../logic/basket-add/basket-add.model.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { AdditionOptions } from '../../react/basket-add/addition.ts';
import { connectPlatform } from '../page/page-platform.ts';
import { addOnPage } from './add-on-page.ts';

/** The page's basket, for scripts that change it themselves. */
export const basket = {
  /** The basket as it was last read; undefined before the first reading. */
  get: (): Basket | undefined => pageStore.get(basketStateAtom).basket,

  /** Reads the basket anew for all tags; the last one where that fails. */
  async refresh(): Promise<Basket | undefined> {
    connectPlatform();
    await pageStore.set(refreshBasketAtom);
    return basket.get();
  },

  /**
   * Adds a product, tells the shopper the result in a toast, and shows the new basket in all tags. While it runs
   * the button is `aria-busy` and cannot be pressed, and the same line asked for again is this same addition; other
   * lines wait for it. Never rejects: after a refusal or a time-out the result is not `ok`.
   */
  async add(product: BasketAddition, options?: AdditionOptions): Promise<AdditionResult> {
    const { ok, message } = await addOnPage(product, options);
    return { ok, message };
  },
};
