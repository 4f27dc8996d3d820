import type { AdditionResult } from '../../logic/basket-add/basket-add.model.ts';
import { moduleWithin } from '../../logic/page/module-within.ts';
import { dispatchFailure } from '../element/failures.ts';

/** How a product is added. */
export interface AdditionOptions {
  /** The button that asked: busy until there is a result. */
  readonly button?: HTMLElement | null | undefined;
}

/** `basket.add()`, which is loaded with the first press; the button shows at once that it was pressed. */
export async function requestAddition(
  product: unknown,
  { button }: AdditionOptions = {},
): Promise<AdditionResult> {
  button?.setAttribute('aria-busy', 'true');
  try {
    const { addToBasket } = await moduleWithin(() => import('./later/add-to-basket.ts'));
    return await addToBasket(product, button ?? undefined);
  } catch (cause) {
    button?.removeAttribute('aria-busy');
    const message = '[shop] basket.add: its module failed.';
    dispatchFailure(button ?? document.documentElement, { code: 'basket-add', message, cause });
    return { ok: false, message: '' };
  }
}
