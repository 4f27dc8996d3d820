import type { ToastOptions } from '../../../logic/toasts/toasts.model.ts';
import { defineElement } from '../../element/define-element.ts';
import { toastsElement } from '../../tags/toasts/toasts.element.ts';
import { toast } from '../toast.ts';

/** Shows a toast on any page: one that has no `<shop-toasts>` gets it. */
export function toastOnPage(message: string, options: ToastOptions): void {
  const { tag } = toastsElement;
  if (!customElements.get(tag)) defineElement(toastsElement);
  if (!document.querySelector(tag)) document.body.append(document.createElement(tag));
  toast(message, options);
}
