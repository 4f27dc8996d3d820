// A bar shows a second button while the first one is out of view.
const bar = document.querySelector('[data-buy-bar]');
const button = document.querySelector('#projector_form [type="submit"]');

if (bar && button) {
  new IntersectionObserver(([entry]) => {
    bar.hidden = entry.isIntersecting;
  }).observe(button);
}
