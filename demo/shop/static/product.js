// The product page: the price follows the size, and a bar shows a second button.
const product = document.querySelector('.product');
const form = product.querySelector('#projector_form');
const slides = product.querySelector('[data-slides]');
const dots = [...product.querySelectorAll('[data-dot]')];
const bar = product.querySelector('[data-buy-bar]');

function followSize({ value, dataset }) {
  for (const price of product.querySelectorAll('.price')) {
    price.querySelector('[data-from]')?.remove();
    price.querySelector('[data-price]').textContent = dataset.price;
  }
  form.querySelector('shop-omnibus-price')?.setAttribute('size', value);
  for (const instalments of product.querySelectorAll('shop-instalments')) {
    instalments.setAttribute('price', dataset.gross);
    instalments.setAttribute('price-net', dataset.net);
  }
}

form.addEventListener('change', ({ target }) => {
  if (target.name === 'size') followSize(target);
});
const chosen = form.querySelector('input[type="radio"]:checked');
if (chosen) followSize(chosen);

if (bar) {
  const button = form.querySelector('[type="submit"]');
  new IntersectionObserver(([entry]) => {
    bar.hidden = entry.isIntersecting;
  }).observe(button);
}

const inView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      dots[[...slides.children].indexOf(target)].toggleAttribute('data-current', isIntersecting);
    }
  },
  { root: slides, threshold: 0.6 },
);
for (const slide of slides.children) inView.observe(slide);

// A scrollable region must be reachable by keyboard.
new ResizeObserver(() => {
  slides.tabIndex = slides.scrollWidth > slides.clientWidth ? 0 : -1;
}).observe(slides);
