import mobileGridCss from '../react/mobile-grid/mobile-grid.css';
import { list } from './declare/attributes.ts';
import { declareElement } from './declare/declaration.ts';

export const mobileGridElement = declareElement({
  tag: 'shop-mobile-grid',
  summary: 'Takes blocks of the page in while the view is mobile, and gives them back after.',
  component: async () => (await import('../react/mobile-grid/MobileGrid.tsx')).MobileGrid,
  styles: [mobileGridCss],
  activate: 'ready',
  attributes: {
    items: list('Selectors of the blocks, in the order in which they are to stand.'),
  },
  events: {},
  slots: { '': 'What is always in the grid, before the blocks.' },
  states: { mobile: 'The view is 1, and the blocks are inside.' },
});
