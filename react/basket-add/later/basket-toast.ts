import { pageStore } from '../../../logic/state/page-state.ts';
import { basketToastsAtom } from '../../../logic/toasts/basket-toasts.atoms.ts';
import { dismissToastAtom, showToastAtom, toastsAtom } from '../../../logic/toasts/toasts.atoms.ts';
import type { Toast, ToastOptions } from '../../../logic/toasts/toasts.model.ts';

/**
 * Shows a toast about the basket, which is dismissed once the shopper opens the mini-cart. An earlier success goes, as
 * several of them would cover the products on a phone.
 */
export function showBasketToast(message: string, options: ToastOptions): void {
  dismiss(({ kind }) => kind === 'success');
  pageStore.set(showToastAtom, { ...options, message });
  const shown = pageStore.get(toastsAtom).at(-1);
  if (!shown) return;
  pageStore.set(basketToastsAtom, (ids) => [...ids, shown.id]);
  document.addEventListener('shop-minicart-open', dismissAll, { once: true });
}

function dismissAll(): void {
  dismiss(() => true);
  pageStore.set(basketToastsAtom, []);
}

/** Dismisses the toasts about the basket that match. */
function dismiss(isMatch: (toast: Toast) => boolean): void {
  const ids = pageStore.get(basketToastsAtom);
  const matches = pageStore
    .get(toastsAtom)
    .filter((toast) => ids.includes(toast.id) && isMatch(toast));
  for (const { id } of matches) pageStore.set(dismissToastAtom, id);
}
