// The thumbnails of a product show a slide.
const slides = document.querySelector('[data-slides]');
const thumbs = [...document.querySelectorAll('[data-thumb]')];

// Keeps the URL and the scroll position of the page: only scrolls the slide into view and focuses it
// like the target of a link. A slider that moves its slides itself follows focus; others are scrolled.
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
