// Moves the focus into the search box when its sheet opens.
const sheet = document.querySelector('#search-sheet');
sheet?.addEventListener('shop-drawer-open', () => {
  sheet.querySelector('shop-search')?.shadowRoot?.querySelector('[part~="input"]')?.focus();
});
