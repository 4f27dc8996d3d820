import type { Docs } from '../../declare/docs.ts';
import type { mobileGridElement } from './mobile-grid.element.ts';

export const mobileGridDocs: Docs<typeof mobileGridElement> = {
  purpose: 'finding',
  summary: {
    en: 'Contains blocks of the page in the mobile view, and returns them afterwards.',
    pl: 'Bloki strony zebrane na telefonie.',
  },
  synonyms: ['move blocks', 'phone', 'mobile', 'układ na telefonie'],
  accessibility: 'It moves blocks of the page: they are read in their new position.',
  needs: { attributes: ['items'], text: 'the attribute items' },
  attributes: {
    items:
      'Selectors of the blocks, in the order in which the grid shows them. A rule of the page with that order on phones prevents a layout shift.',
  },
  slots: { '': 'Content that is always in the grid, before the blocks.' },
  states: { mobile: 'The view is 1, and the blocks are inside.' },
};
