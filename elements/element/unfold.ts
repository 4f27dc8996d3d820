/** Shows at once what `css/shop.css` keeps folded away while scripts are on the way: one of them does not come. */
export const unfoldWhatWaits = (): void =>
  document.documentElement.style.setProperty('--shop-wait', '0s');
