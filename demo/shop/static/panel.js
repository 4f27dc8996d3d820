// The panel stays open across pages; Escape closes it.
const box = document.querySelector('[data-panel]');
const KEY = 'demo_panel_open';

try {
  box.open = sessionStorage.getItem(KEY) === '1';
  box.addEventListener('toggle', () => sessionStorage.setItem(KEY, box.open ? '1' : ''));
} catch {
  // Without storage the panel is closed at first on every page.
}

box.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  box.open = false;
  box.querySelector('summary').focus();
});

// The page reloads with the new settings, which takes as long as their latency.
const cover = document.querySelector('shop-loading-cover');
box.querySelector('form').addEventListener('submit', () => cover.show?.());
addEventListener('pageshow', ({ persisted }) => persisted && cover.hide?.());
