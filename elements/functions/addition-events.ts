/** Answers the `shop-basket-add` events of the page as `basket.add()` does; one that is answered is cancelled. */
export function followAdditions(): void {
  document.addEventListener('shop-basket-add', (event) => {
    event.preventDefault();
    const { target, detail } = event as CustomEvent;
    const given: unknown = detail?.button ?? target;
    const button =
      given instanceof HTMLElement && given.matches('button, a, input') ? given : undefined;
    button?.setAttribute('aria-busy', 'true');
    import('./later/add-to-basket.ts').then(
      ({ addToBasket }) => addToBasket(detail, { button }),
      () => button?.removeAttribute('aria-busy'),
    );
  });
}
