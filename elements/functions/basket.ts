import { refreshBasketAtom } from '../../logic/basket/basket.atoms.ts';
import type { Basket } from '../../logic/basket/basket.model.ts';
import { basketStateAtom } from '../../logic/basket/basket-state.atoms.ts';
import type { AdditionResult, BasketAddition } from '../../logic/basket-add/basket-add.model.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { AdditionEnvironment, AdditionOptions } from '../../react/basket-add/addition.ts';
import { requestAddition } from '../../react/basket-add/request-addition.ts';
import { warnOfAddition } from '../advice/calls.ts';
import { dispatchFailure } from '../element/failures.ts';
import { languageOf } from '../page/page-language.ts';
import { connectPlatform } from '../page/page-platform.ts';

function environmentOf(button: HTMLElement | null | undefined): AdditionEnvironment {
  const config = pageStore.get(configAtom);
  // in Node there is no page
  if (!('document' in globalThis)) return { config, language: 'pl', fail() {} };
  const element = button ?? document.documentElement;
  return {
    config,
    language: languageOf(element, config),
    fail: (failure) => dispatchFailure(element, failure),
  };
}

/** The page's basket, for scripts that change it. */
export const basket = {
  /** The basket as last read; undefined before the first read. */
  get: (): Basket | undefined => pageStore.get(basketStateAtom).basket,

  /** Reads the basket again for all tags. Resolves to the previous basket after a failure. */
  async refresh(): Promise<Basket | undefined> {
    connectPlatform();
    await pageStore.set(refreshBasketAtom);
    return basket.get();
  },

  /**
   * Adds a product, shows the result in a toast, and updates the basket in all tags. Meanwhile the button is
   * `aria-busy` and ignores clicks. Adding the same line again returns the same promise; other lines are queued. Never
   * rejects: after a refusal or a timeout the result is not `ok`.
   */
  async add(product: BasketAddition, options: AdditionOptions = {}): Promise<AdditionResult> {
    connectPlatform();
    warnOfAddition(product);
    const { ok, message } = await requestAddition(product, environmentOf(options.button), options);
    return { ok, message };
  },
};
