import type { Docs } from '../../declare/docs.ts';
import type { bannerElement } from './banner.element.ts';

export const bannerDocs: Docs<typeof bannerElement> = {
  purpose: 'pictures',
  summary: {
    en: 'An image, optionally a link, with separate sources for phones, tablets and desktops.',
    pl: 'Baner z obrazem na każdy ekran.',
  },
  synonyms: ['hero', 'picture for phones', 'baner'],
  related: ['slider', 'image'],
  accessibility: 'An image with `alt`; with `href` a link of that name.',
  children: 'fallback',
  needs: {
    attributes: ['mobile', 'tablet', 'desktop'],
    text: 'one of the attributes mobile, tablet, desktop',
  },
  attributes: {
    mobile: 'The URL of the image for phones: screens narrower than 757 CSS pixels.',
    tablet: 'The URL of the image for tablets, from 757 CSS pixels; by default that for phones.',
    desktop: 'The URL of the image for desktops, from 979 CSS pixels; by default that for tablets.',
    alt: 'The alternative text; for a link, its target.',
    href: 'The URL of the link; without it the banner is not a link.',
    width: 'The width of the banner in CSS pixels; it shrinks to the available space.',
    height: 'The height of the banner in CSS pixels; with the width, the aspect ratio of its box.',
  },
  slots: { '': 'The same image for pages without JavaScript: an `<img>`, optionally in a link.' },
  parts: { link: 'The link.', picture: 'The box.', image: 'The image in the box.' },
  states: { error: 'The image failed to load: the box shows the alternative text.' },
  cssProperties: {
    '--shop-banner-shape':
      'The `aspect-ratio` of the box without width and height; `3` by default.',
    '--shop-banner-fit':
      'The `object-fit` of an image with another aspect ratio than its box; `cover` by default.',
  },
};
