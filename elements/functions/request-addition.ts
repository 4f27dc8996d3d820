import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import type { ElementFailure } from '../../react/host/environment.ts';
import { dispatchFailure } from '../element/failures.ts';
import { connectPlatform } from '../page/page-platform.ts';
import type { AdditionOptions } from './addition-options.ts';

/** Tells the page; there is none in Node. */
function tell(button: HTMLElement | null | undefined, failure: ElementFailure): void {
  if ('document' in globalThis) dispatchFailure(button ?? document.documentElement, failure);
}

/** `basket.add()`, which is loaded with the first press; the button shows at once that it was pressed. */
export async function requestAddition(
  product: unknown,
  { button, quiet }: AdditionOptions = {},
): Promise<AdditionReport> {
  connectPlatform();
  button?.setAttribute('aria-busy', 'true');
  try {
    const { addToBasket } = await moduleWithin(
      () => import('./later/add-to-basket.ts'),
      PRESS_LIMIT_MS,
    );
    return await addToBasket(product, { button, quiet });
  } catch (cause) {
    button?.removeAttribute('aria-busy');
    tell(button, { code: 'basket-add', message: '[shop] basket.add: its module failed.', cause });
    return { ok: false, message: '', reason: 'module' };
  }
}
