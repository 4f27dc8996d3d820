import type { Docs } from '../../declare/docs.ts';
import type { sliderElement } from './slider.element.ts';

export const sliderDocs: Docs<typeof sliderElement> = {
  purpose: 'pictures',
  summary: {
    en: 'Slides in a row that the shopper scrolls, drags, or moves with buttons and keys; without JavaScript they still scroll.',
    pl: 'Slajdy do przewijania i przeciągania.',
  },
  synonyms: [
    'carousel',
    'swiper',
    'gallery',
    'arrows',
    'karuzela',
    'slajder',
    'galeria',
    'strzałki',
  ],
  accessibility: 'A named region with a group of slides. With autoplay it has a pause button.',
  keyboard: {
    'ArrowLeft, ArrowRight': 'Scrolls by a slide.',
    'Home, End': 'Scrolls to the first or the last slide.',
  },
  needs: { selector: '*', text: 'its slides in it' },
  mistakes: [
    {
      has: ':scope > :is(div, ul, ol, section):only-child:has(> :nth-child(2)):not(:has(> :first-of-type:not(:first-child)))',
      text: 'contains one element with all slides; expected each slide as a child of the tag.',
    },
  ],
  attributes: {
    slidesPerView: {
      description:
        'How many slides show at once, such as `1.4`, which shows a part of the next one.',
      atLeast: 1,
    },
    spaceBetween: { description: 'The space between two slides, in CSS pixels.', atLeast: 0 },
    align:
      'The alignment of the current slide: `center` or `start`. By default `start` if `slides-per-view` is 2 or more, else `center`.',
    loop: 'Whether the buttons wrap around from the last slide to the first, and back.',
    autoplay:
      'Whether the slides change automatically, every 5 s. They pause on hover, on focus and in a background tab, can be stopped, and do not move with reduced motion.',
    label: 'The name of the slider for assistive technology, such as “New arrivals”.',
    timeout:
      'The timeout of the module for dragging with the mouse, in milliseconds; `0` disables it. It loads at the first sign of interest, or with `autoplay`. The slider works without it.',
  },
  slots: {
    '': 'The slides: each child is one.',
    'icon-previous': 'Replaces the arrow to the previous slide.',
    'icon-next': 'Replaces the arrow to the next slide.',
    'icon-pause': 'Replaces the icon of the pause button.',
    'icon-play': 'Replaces the icon of the play button.',
  },
  parts: {
    carousel: 'The box around all.',
    controls: 'The row of buttons.',
    pause: 'The button that pauses or resumes the slides.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    position: 'The number of the current slide, and of all.',
    track: 'The row of slides.',
    icon: 'The icon of a button.',
  },
  states: {
    playing: 'Autoplay is running.',
    enhanced: 'The module has loaded: slides can be dragged with the mouse.',
  },
  cssProperties: {
    '--shop-slider-per-view':
      'How many slides show at once, instead of `slides-per-view`, for use in media queries.',
  },
};
