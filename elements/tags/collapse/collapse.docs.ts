import type { Docs } from '../../declare/docs.ts';
import type { collapseElement } from './collapse.element.ts';

export const collapseDocs: Docs<typeof collapseElement> = {
  purpose: 'messages',
  summary: {
    en: 'Content that is collapsed on narrow screens, with a button that expands it.',
    pl: 'Treść, którą można zwinąć.',
  },
  synonyms: ['accordion', 'details', 'fold', 'zwiń', 'rozwiń'],
  related: ['menu-tabs'],
  accessibility:
    'A button with `aria-expanded`, named by the label; collapsed content is hidden from screen readers.',
  attributes: {
    below: {
      description:
        'The content can be collapsed on screens narrower than this, in CSS pixels; `0` never collapses it.',
      atLeast: 0,
    },
    open: 'Whether the content is expanded on a narrow screen.',
    label:
      'The text of the button, and of the heading on wide screens; without a label the content is never collapsed.',
  },
  events: {
    onOpen: 'The content has been expanded.',
    onClose: 'The content has been collapsed.',
  },
  methods: { show: 'Expands the content.', hide: 'Collapses the content.' },
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
    collapsible: 'The screen is narrow, so that the content can be collapsed.',
    open: 'The content is shown.',
  },
};
