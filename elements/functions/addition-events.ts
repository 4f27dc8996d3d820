import { addOnPage } from './add-on-page.ts';

/** Answers the `shop-basket-add` events of the page as `basket.add()` does; one that is answered is cancelled. */
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
