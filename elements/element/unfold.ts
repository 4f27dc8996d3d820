/** Shows at once the content that `css/shop.css` keeps folded away until scripts come, as one of them does not. */
export const unfoldWhatWaits = (): void =>
  document.documentElement.style.setProperty('--shop-wait', '0s');
