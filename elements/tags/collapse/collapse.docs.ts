import type { Docs } from '../../declare/docs.ts';
import type { collapseElement } from './collapse.element.ts';

export const collapseDocs: Docs<typeof collapseElement> = {
  purpose: 'messages',
  summary: {
    en: 'Content that is folded away on narrow screens, with a button that unfolds it.',
    pl: 'Treść, którą można zwinąć.',
  },
  synonyms: ['accordion', 'details', 'fold', 'zwiń', 'rozwiń'],
  related: ['menu-tabs'],
  accessibility:
    'A button with `aria-expanded` that names what it unfolds; what is folded away is not read.',
  attributes: {
    below: {
      description:
        'The content can be folded on screens narrower than this, in CSS pixels; `0` never folds it.',
      atLeast: 0,
    },
    open: 'Whether the content is unfolded on a narrow screen.',
    label:
      'The text of the button, and of the heading on wide screens; without a label the content is never folded.',
  },
  events: {
    onOpen: 'The content has been unfolded.',
    onClose: 'The content has been folded away.',
  },
  methods: { show: 'Unfolds the content.', hide: 'Folds the content away.' },
  slots: {
    '': 'The content.',
    label: 'Replaces the text of the label.',
    'icon-open': 'Replaces the arrow of the button.',
  },
  parts: {
    label: 'The label, with or without a button.',
    toggle: 'The button.',
    content: 'The content.',
    icon: 'The arrow of the button.',
  },
  states: {
    collapsible: 'The screen is narrow, so that the content can be folded.',
    open: 'The content is shown.',
  },
};
