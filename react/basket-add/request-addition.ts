import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import type { AdditionOptions, AdditionPlace } from './addition.ts';

/** Adds a product to the basket through a module that loads on the first click; the button is busy at once. */
export async function requestAddition(
  product: unknown,
  place: AdditionPlace,
  { button, quiet }: AdditionOptions = {},
): Promise<AdditionReport> {
  button?.setAttribute('aria-busy', 'true');
  try {
    const { addToBasket } = await moduleWithin(
      () => import('./later/add-to-basket.ts'),
      PRESS_LIMIT_MS,
    );
    return await addToBasket(product, place, { button, quiet });
  } catch (cause) {
    button?.removeAttribute('aria-busy');
    place.fail({ code: 'basket-add', message: '[shop] basket.add: its module failed.', cause });
    return { ok: false, message: '', reason: 'module' };
  }
}
