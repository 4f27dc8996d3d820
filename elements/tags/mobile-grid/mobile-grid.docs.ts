import type { Docs } from '../../declare/docs.ts';
import type { mobileGridElement } from './mobile-grid.element.ts';

export const mobileGridDocs: Docs<typeof mobileGridElement> = {
  purpose: 'finding',
  summary: {
    en: 'Holds blocks of the page while the view is mobile, and puts them back afterwards.',
    pl: 'Bloki strony zebrane na telefonie.',
  },
  synonyms: ['move blocks', 'phone', 'mobile', 'układ na telefonie'],
  accessibility: 'It moves blocks of the page: they are read where they show.',
  needs: { attributes: ['items'], words: 'the attribute items' },
  attributes: {
    items:
      'Selectors of the blocks, in the order in which the grid shows them. If a rule of the page gives them that order on phones, nothing moves.',
  },
  slots: { '': 'Content that is always in the grid, before the blocks.' },
  states: { mobile: 'The view is 1, and the blocks are inside.' },
};
