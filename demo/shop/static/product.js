// The product page: the price follows the size, a bar shows a second button, and thumbnails show a slide.
const product = document.querySelector('.product');
const form = product.querySelector('#projector_form');
const slides = product.querySelector('[data-slides]');
const thumbs = [...product.querySelectorAll('[data-thumb]')];
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

// The address stays as it is, and the page where it is: only the slide comes into view, and gets the focus as the
// target of a link does. A slider that moves its slides itself follows the focus; others are scrolled.
for (const thumb of thumbs) {
  thumb.addEventListener('click', (event) => {
    event.preventDefault();
    const slide = document.querySelector(thumb.hash);
    slide.focus({ preventScroll: true });
    if (!slides.matches(':state(enhanced)'))
      slide.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
}

const inView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const thumb = thumbs.find(({ hash }) => hash === `#${target.id}`);
      if (isIntersecting) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    }
  },
  { root: slides, threshold: 0.6 },
);
for (const slide of slides.children) inView.observe(slide);
