import { defineMessages } from '../texts/messages.ts';

/** The number of a slide, and how many there are. */
export interface SlideNumber {
  readonly number: number;
  readonly count: number;
}

/** The numbers of the slides side by side, and how many there are. */
interface SlideRange {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

export const sliderMessages = defineMessages(
  'slider',
  {
    label: 'Pokaz slajdów',
    carousel: 'karuzela',
    slide: 'slajd',
    slides: 'Slajdy',
    previous: 'Poprzedni slajd',
    next: 'Następny slajd',
    pause: 'Zatrzymaj pokaz',
    play: 'Wznów pokaz',
    name: ({ number, count }: SlideNumber) => `${number} z ${count}`,
    position: ({ first, last, count }: SlideRange) =>
      first === last ? `Slajd ${first} z ${count}` : `Slajdy ${first}–${last} z ${count}`,
  },
  {
    label: 'Slideshow',
    carousel: 'carousel',
    slide: 'slide',
    slides: 'Slides',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slideshow',
    play: 'Resume the slideshow',
    name: ({ number, count }: SlideNumber) => `${number} of ${count}`,
    position: ({ first, last, count }: SlideRange) =>
      first === last ? `Slide ${first} of ${count}` : `Slides ${first}–${last} of ${count}`,
  },
);
