import { addOnPage } from './add-on-page.ts';

/** Handles the page's `shop-basket-add` events like `basket.add()`. A handled event is cancelled. */
export function followAdditions(): void {
  document.addEventListener('shop-basket-add', (event) => {
    event.preventDefault();
    const { target, detail } = event as CustomEvent;
    const given: unknown = detail?.button ?? target;
    const button =
      given instanceof HTMLElement && given.matches('button, a, input') ? given : undefined;
    addOnPage(detail, { button });
  });
}
