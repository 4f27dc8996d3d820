import { HIDE_DELAY_MS, OFFSET_PX, PLACEMENTS } from '../logic/tooltip/tooltip.constants.ts';
import { number, oneOf, text } from './declare/attributes.ts';
import { declareElement } from './declare/declaration.ts';

export const tooltipElement = declareElement({
  tag: 'shop-tooltip',
  summary: 'Explains its child: on hover, on focus and on a tap.',
  component: async () => (await import('../react/tooltip/Tooltip.tsx')).Tooltip,
  activate: 'visible',
  attributes: {
    text: text('The explanation, which is text; without it there is none.'),
    hideDelay: number(
      HIDE_DELAY_MS,
      'How long it stays after pointer and focus have left, in milliseconds.',
    ),
    offset: number(OFFSET_PX, 'How far it is from the child, in pixels.'),
    placement: oneOf(PLACEMENTS, 'Where it shows, while there is room.'),
  },
  events: {},
  slots: {
    '': 'The child that is explained. One that cannot have focus gets a `tabindex`.',
    description: 'The text, which the tag puts beside its child for `aria-describedby`.',
  },
  parts: { bubble: 'What is around the text.' },
  states: { open: 'The explanation shows.' },
  cssProperties: { '--shop-tooltip-size': 'How wide the explanation is at most.' },
});
