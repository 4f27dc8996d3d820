// Whoever opens the sheet of the search goes on in its box.
const sheet = document.querySelector('#search-sheet');
sheet.addEventListener('shop-drawer-open', () => {
  sheet.querySelector('shop-search')?.shadowRoot?.querySelector('[part~="input"]')?.focus();
});
