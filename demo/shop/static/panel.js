// The panel stays open from page to page, and Escape closes it.
const box = document.querySelector('[data-panel]');
const KEY = 'demo_panel_open';

try {
  box.open = sessionStorage.getItem(KEY) === '1';
  box.addEventListener('toggle', () => sessionStorage.setItem(KEY, box.open ? '1' : ''));
} catch {
  // Without storage it starts closed on every page.
}

box.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  box.open = false;
  box.querySelector('summary').focus();
});

// The page is made anew with the changed settings: that may take as long as the calls are told to.
const cover = document.querySelector('shop-loading-cover');
box.querySelector('form').addEventListener('submit', () => cover.show?.());
addEventListener('pageshow', ({ persisted }) => persisted && cover.hide?.());
