import type { Docs } from '../../declare/docs.ts';
import type { tooltipElement } from './tooltip.element.ts';

export const tooltipDocs: Docs<typeof tooltipElement> = {
  purpose: 'messages',
  summary: {
    en: 'An explanation of its child that shows on hover, on focus and on a tap.',
    pl: 'Dymek z wyjaśnieniem.',
  },
  synonyms: ['hint', 'title', 'dymek', 'podpowiedź'],
  accessibility: 'The explanation describes its child by `aria-describedby`.',
  keyboard: {
    Escape: 'Closes the explanation.',
  },
  needs: { selector: '[slot=description]', attributes: ['text'], text: 'the attribute text' },
  attributes: {
    text: 'The explanation, as text; without it nothing shows.',
    hideDelay: {
      description:
        'How long the explanation stays open after pointer and focus have left, in milliseconds.',
      atLeast: 0,
    },
    offset: 'The distance from the child, in pixels.',
    placement: 'The side of the child on which the explanation shows, if it fits.',
  },
  slots: {
    '': 'The child to explain. A child that is not focusable gets a `tabindex`.',
    description: 'The explanation for `aria-describedby`; inserted by the tag beside the child.',
  },
  parts: { bubble: 'The box around the text.' },
  states: { open: 'The explanation shows.' },
  cssProperties: { '--shop-tooltip-size': 'The maximum width of the explanation.' },
};
