import type { Docs } from '../../declare/docs.ts';
import type { imageElement } from './image.element.ts';

export const imageDocs: Docs<typeof imageElement> = {
  purpose: 'pictures',
  summary: {
    en: 'A lazily loaded image, with a small one for small screens, in a box without layout shifts.',
    pl: 'Zdjęcie, które nie przesuwa strony.',
  },
  synonyms: ['picture', 'lazy loading', 'obrazek', 'zdjęcie'],
  related: ['slider'],
  accessibility: 'An image with `alt`, which is shown if it fails to load.',
  children: 'fallback',
  needs: { attributes: ['src'], text: 'the attribute src' },
  attributes: {
    src: 'The URL of the image.',
    smallSrc: 'The URL of the image for screens up to 420 CSS pixels wide.',
    alt: 'The alternative text; empty for a decorative image.',
    width: 'The width of the image in CSS pixels; it shrinks to the available space.',
    height: 'The height of the image in CSS pixels; with the width, the aspect ratio of its box.',
    eager: 'Whether the image loads at once, for one that is visible without scrolling.',
  },
  slots: {
    '': 'The same image for pages without JavaScript: an `<img>`, or a `<picture>`. Its `<source>`s, such as those of modern formats, are tried before `small-src` and `src`, in their order.',
  },
  parts: { picture: 'The box.', image: 'The image in the box.' },
  states: { error: 'The image failed to load: the box shows the alternative text.' },
  cssProperties: {
    '--shop-image-shape': 'The `aspect-ratio` of the box without width and height; `1` by default.',
    '--shop-image-fit':
      'The `object-fit` of an image with another aspect ratio than its box; `contain` by default.',
  },
};
