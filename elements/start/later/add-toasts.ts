import { defineElement } from '../../element/define-element.ts';
import { toastsElement } from '../../tags/toasts/toasts.element.ts';

/** Adds `<shop-toasts>` to a page that has none. */
export function addToasts(): void {
  const { tag } = toastsElement;
  if (!customElements.get(tag)) defineElement(toastsElement);
  if (document.querySelector(tag)) return;
  document.body.append(document.createElement(tag));
}
