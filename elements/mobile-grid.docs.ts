import type { Docs } from './declare/docs.ts';
import type { mobileGridElement } from './mobile-grid.element.ts';

export const mobileGridDocs: Docs<typeof mobileGridElement> = {
  summary: 'Takes blocks of the page in while the view is mobile, and gives them back after.',
  attributes: { items: 'Selectors of the blocks, in the order in which they are to stand.' },
  slots: { '': 'What is always in the grid, before the blocks.' },
  states: { mobile: 'The view is 1, and the blocks are inside.' },
};
