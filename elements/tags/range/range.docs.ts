import type { Docs } from '../../declare/docs.ts';
import type { rangeElement } from './range.element.ts';

export const rangeDocs: Docs<typeof rangeElement> = {
  purpose: 'finding',
  summary: {
    en: 'Two sliders on one track for the two inputs of a range, such as the price from and to.',
    pl: 'Dwa suwaki na jednej osi dla dwóch pól zakresu, np. ceny od i do.',
  },
  synonyms: ['slider', 'price filter', 'from to', 'suwak', 'zakres cen', 'filtr ceny'],
  related: ['field', 'price'],
  accessibility:
    'Two native sliders with the names of the inputs; their values are read as prices. The inputs stay, for those who cannot drag.',
  keyboard: {
    'ArrowLeft, ArrowRight': 'Moves a slider by a step.',
    'PageUp, PageDown': 'Moves a slider by ten steps.',
    'Home, End': 'Moves a slider to the end of the track, or to the other slider.',
  },
  needs: {
    selector: ':scope input ~ input, :scope * ~ * input',
    text: 'two inputs in it, for the start and the end of the range',
  },
  mistakes: [
    {
      has: 'input:not([id], [aria-label], [aria-labelledby], label *)',
      text: 'has an input without a label: expected a <label>, or aria-label.',
    },
  ],
  attributes: {
    min: {
      description: 'The start of the track; by default `min` of the first input, else 0.',
      atMost: { prop: 'max', else: 'there are no sliders' },
    },
    max: 'The end of the track; by default `max` of the second input, else its first value. Without any, the inputs stay alone.',
    step: {
      description:
        'The distance of two stops; by default `step` of the inputs, else 1. It grows where there were more than 200 stops.',
      above: 0,
    },
    label: 'The name of both sliders together.',
    scale:
      'The distances of the stops: equal, or round numbers that grow (`steps`: 1, 2, 5, 10, …) for prices that differ widely.',
  },
  events: {
    onChange: 'The shopper has moved a slider or typed a value; a side without a limit has none.',
  },
  slots: {
    '': 'Two inputs with labels, which work without JavaScript and keep the values.',
    message: 'The reason for a correction; inserted by the tag.',
  },
  parts: {
    track: 'The track.',
    fill: 'The track between the sliders.',
    'thumb-from': 'The slider of the start.',
    'thumb-to': 'The slider of the end.',
  },
  states: { dragging: 'A slider is being dragged.' },
};
