import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../../logic/page/module-within.ts';
import type { AdditionEnvironment, AdditionOptions } from './addition.ts';

/** Adds a product to the basket through a module that loads on the first click; the button is busy at once. */
export async function requestAddition(
  product: unknown,
  environment: AdditionEnvironment,
  { button, quiet }: AdditionOptions = {},
): Promise<AdditionReport> {
  button?.setAttribute('aria-busy', 'true');
  try {
    const { addToBasket } = await moduleWithin(
      () => import('./later/add-to-basket.ts'),
      CLICK_TIMEOUT_MS,
    );
    return await addToBasket(product, environment, { button, quiet });
  } catch (cause) {
    button?.removeAttribute('aria-busy');
    environment.fail({ code: 'module', message: '[shop] basket.add: its module failed.', cause });
    return { ok: false, message: '', reason: 'module' };
  }
}
