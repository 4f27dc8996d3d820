// The thumbnails of a product show a slide.
const slides = document.querySelector('[data-slides]');
const thumbs = [...document.querySelectorAll('[data-thumb]')];

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
