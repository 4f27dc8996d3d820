import type { Docs } from '../../declare/docs.ts';
import type { imageElement } from './image.element.ts';

export const imageDocs: Docs<typeof imageElement> = {
  purpose: 'pictures',
  summary: {
    en: 'A picture that loads when it comes near, with a small one for small screens, in a box that never moves the page.',
    pl: 'Zdjęcie, które nie przesuwa strony.',
  },
  synonyms: ['picture', 'lazy loading', 'obrazek', 'zdjęcie'],
  related: ['slider'],
  accessibility: 'A picture with its `alt`; a lost one shows these words.',
  children: 'fallback',
  needs: { attributes: ['src'], words: 'the attribute src' },
  attributes: {
    src: 'The address of the picture.',
    smallSrc: 'The address of the picture for screens up to 420 CSS pixels wide.',
    alt: 'The words that stand for the picture; empty for a picture that only decorates.',
    width: 'The width of the picture in CSS pixels; it shrinks to the space that it has.',
    height: 'The height of the picture in CSS pixels; with the width, the shape of its box.',
    eager: 'Whether the picture loads at once, for one that shows without scrolling.',
  },
  slots: {
    '': 'The same picture for pages without script: an `<img>`, or a `<picture>`. Its `<source>`s, such as those of modern formats, are tried before `small-src` and `src`, in their order.',
  },
  parts: { picture: 'The box.', image: 'The image in the box.' },
  states: { error: 'The picture could not be loaded: its words stand in the box.' },
  cssProperties: {
    '--shop-image-shape': 'The `aspect-ratio` of the box without width and height; `1` by default.',
    '--shop-image-fit':
      'The `object-fit` of a picture that has another shape than its box; `contain` by default.',
  },
};
