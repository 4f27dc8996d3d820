import type { Docs } from '../../declare/docs.ts';
import type { bannerElement } from './banner.element.ts';

export const bannerDocs: Docs<typeof bannerElement> = {
  purpose: 'pictures',
  summary: {
    en: 'A picture, perhaps a link, with one source each for phones, tablets and desktops.',
    pl: 'Baner z obrazem na każdy ekran.',
  },
  synonyms: ['hero', 'picture for phones', 'baner'],
  related: ['slider', 'image'],
  accessibility: 'A picture with its `alt`; with `href` a link of that name.',
  children: 'fallback',
  needs: {
    attributes: ['mobile', 'tablet', 'desktop'],
    words: 'one of the attributes mobile, tablet, desktop',
  },
  attributes: {
    mobile: 'The address of the picture for phones: screens narrower than 757 CSS pixels.',
    tablet:
      'The address of the picture for tablets, from 757 CSS pixels; that for phones unless given.',
    desktop:
      'The address of the picture for desktops, from 979 CSS pixels; that for tablets unless given.',
    alt: 'The words that stand for the picture; for a link, where it leads.',
    href: 'The address that the banner leads to; without it the banner is no link.',
    width: 'The width of the banner in CSS pixels; it shrinks to the space that it has.',
    height: 'The height of the banner in CSS pixels; with the width, the shape of its box.',
  },
  slots: { '': 'The same picture for pages without script: an `<img>`, perhaps in a link.' },
  parts: { link: 'The link.', picture: 'The box.', image: 'The image in the box.' },
  states: { error: 'The picture could not be loaded: its words stand in the box.' },
  cssProperties: {
    '--shop-banner-shape':
      'The `aspect-ratio` of the box without width and height; `3` by default.',
    '--shop-banner-fit':
      'The `object-fit` of a picture that has another shape than its box; `cover` by default.',
  },
};
