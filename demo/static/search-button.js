// The button with the magnifying glass opens the side menu, and goes on to the search box in it.
const drawer = document.querySelector('#menu');
const focusSearch = () =>
  drawer.querySelector('shop-search')?.shadowRoot?.querySelector('[part~="input"]')?.focus();
document.querySelector('[data-to-search]').addEventListener('click', () => {
  drawer.addEventListener('shop-drawer-open', focusSearch, { once: true });
});
