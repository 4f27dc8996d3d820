// The categories are printed once, in the header. Below 979 px they move into the side menu, as the
// search box does by itself below 768 px; the mobile grid would take them on phones only.
const narrow = matchMedia('(width < 979px)');
const drawer = document.querySelector('#menu');
const categories = document.querySelector('#categories');
const header = document.querySelector('#header-categories');

function follow() {
  const place = narrow.matches ? drawer.querySelector('#menu-categories') : header;
  if (categories.parentElement === place) return;
  if (place.moveBefore) place.moveBefore(categories, null);
  else place.append(categories);
  drawer.hide();
}

// Without the drawer the header keeps them, and shows them after a while.
customElements.whenDefined('shop-drawer').then(() => {
  follow();
  narrow.addEventListener('change', follow);
});

// The button with the magnifying glass goes on to the search box.
let isToSearch = false;
document.querySelector('[data-to-search]').addEventListener('click', () => {
  isToSearch = true;
});
drawer.addEventListener('shop-drawer-open', () => {
  if (!isToSearch) return;
  isToSearch = false;
  drawer.querySelector('shop-search')?.shadowRoot?.querySelector('[part~="input"]')?.focus();
});
