import type { Docs } from '../../declare/docs.ts';
import type { sliderElement } from './slider.element.ts';

export const sliderDocs: Docs<typeof sliderElement> = {
  purpose: 'pictures',
  summary: {
    en: 'Slides in a row that the shopper scrolls, drags, or goes through by buttons and keys; without script they still scroll.',
    pl: 'Slajdy do przewijania i przeciągania.',
  },
  synonyms: ['carousel', 'swiper', 'gallery', 'karuzela', 'slajder'],
  accessibility:
    'A named part of the page with a group of slides. A row that moves by itself has a button that stops it.',
  keyboard: {
    'ArrowLeft, ArrowRight': 'Scrolls by a slide.',
    'Home, End': 'Scrolls to the first or the last slide.',
  },
  needs: { selector: '*', words: 'its slides in it' },
  mistakes: [
    {
      has: ':scope > :is(div, ul, ol, section):only-child:has(> :nth-child(2)):not(:has(> :first-of-type:not(:first-child)))',
      words: 'holds one element with all in it; expected each slide right in the tag.',
    },
  ],
  attributes: {
    slidesPerView: {
      description: 'How many slides show at once, such as `1.4`, which lets the next one peep in.',
      atLeast: 1,
    },
    spaceBetween: { description: 'The space between two slides, in CSS pixels.', atLeast: 0 },
    align:
      'Where the current slide stands: in the middle (`center`), or at the beginning of the row (`start`). By default the beginning where `slides-per-view` is 2 or more, else the middle.',
    loop: 'Whether the buttons go on from the last slide to the first one, and back.',
    autoplay:
      'Whether the slides change by themselves, every 5 s. They wait while the shopper points at them, has focus in them or looks at another tab, can be stopped, and stand still where the shopper prefers reduced motion.',
    label: 'The name of the slider for assistive technology, such as “New arrivals”.',
    timeout:
      'How long the module may take that lets the mouse drag slides, in milliseconds; `0` leaves it out. It loads at the first sign of interest, or with `autoplay`. The slider works without it.',
  },
  slots: {
    '': 'The slides: each child is one.',
    'icon-previous': 'Replaces the arrow to the slide before.',
    'icon-next': 'Replaces the arrow to the next slide.',
    'icon-pause': 'Replaces the sign of the button that stops the slides.',
    'icon-play': 'Replaces the sign of the button that lets them go on.',
  },
  parts: {
    carousel: 'The box around all.',
    controls: 'The row of buttons.',
    pause: 'The button that stops the slides, or lets them go on.',
    previous: 'The button to the slide before.',
    next: 'The button to the next slide.',
    position: 'The number of the current slide, and of all.',
    track: 'The row of slides.',
    icon: 'The drawing of a button.',
  },
  states: {
    playing: 'The slides change by themselves now.',
    enhanced: 'The module is there: slides can be dragged with the mouse.',
  },
  cssProperties: {
    '--shop-slider-per-view':
      'How many slides show at once, instead of `slides-per-view`, so that a media query can decide.',
  },
};
