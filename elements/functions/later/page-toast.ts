import { pageStore } from '../../../logic/state/page-state.ts';
import { dismissToastAtom, toastsAtom } from '../../../logic/toasts/toasts.atoms.ts';
import type { ToastOptions } from '../../../logic/toasts/toasts.model.ts';
import { defineElement } from '../../element/define-element.ts';
import { toastsElement } from '../../tags/toasts/toasts.element.ts';
import { toast } from '../toast.ts';

/** Shows a toast on any page: one that has no `<shop-toasts>` gets it. */
export function toastOnPage(message: string, options: ToastOptions): void {
  const { tag } = toastsElement;
  if (!customElements.get(tag)) defineElement(toastsElement);
  if (!document.documentElement.querySelector(tag))
    document.body.append(document.createElement(tag));
  toast(message, options);
  const shown = pageStore.get(toastsAtom).at(-1);
  if (!shown) return;
  aboutBasket.add(shown.id);
  document.addEventListener('shop-minicart-open', closeAll, { once: true });
}

/** The toasts about the basket, which say nothing new once the shopper looks into the mini-cart. */
const aboutBasket = new Set<number>();

function closeAll(): void {
  for (const id of aboutBasket) pageStore.set(dismissToastAtom, id);
  aboutBasket.clear();
}
