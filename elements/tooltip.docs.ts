import type { Docs } from './declare/docs.ts';
import type { tooltipElement } from './tooltip.element.ts';

export const tooltipDocs: Docs<typeof tooltipElement> = {
  summary: 'Explains its child: on hover, on focus and on a tap.',
  attributes: {
    text: 'The explanation, which is text; without it there is none.',
    hideDelay: 'How long it stays after pointer and focus have left, in milliseconds.',
    offset: 'How far it is from the child, in pixels.',
    placement: 'Where it shows, while there is room.',
  },
  slots: {
    '': 'The child that is explained. One that cannot have focus gets a `tabindex`.',
    description: 'The text, which the tag puts beside its child for `aria-describedby`.',
  },
  parts: { bubble: 'What is around the text.' },
  states: { open: 'The explanation shows.' },
  cssProperties: { '--shop-tooltip-size': 'How wide the explanation is at most.' },
};
