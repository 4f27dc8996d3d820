import { pageStore } from '../../../logic/state/page-state.ts';
import { basketToastsAtom } from '../../../logic/toasts/basket-toasts.atoms.ts';
import { dismissToastAtom, showToastAtom, toastsAtom } from '../../../logic/toasts/toasts.atoms.ts';
import type { ToastOptions } from '../../../logic/toasts/toasts.model.ts';

/** Shows a toast about the basket, which is dismissed once the shopper opens the mini-cart. */
export function showBasketToast(message: string, options: ToastOptions): void {
  pageStore.set(showToastAtom, { ...options, message });
  const shown = pageStore.get(toastsAtom).at(-1);
  if (!shown) return;
  pageStore.set(basketToastsAtom, (ids) => [...ids, shown.id]);
  document.addEventListener('shop-minicart-open', dismissAll, { once: true });
}

function dismissAll(): void {
  for (const id of pageStore.get(basketToastsAtom)) pageStore.set(dismissToastAtom, id);
  pageStore.set(basketToastsAtom, []);
}
