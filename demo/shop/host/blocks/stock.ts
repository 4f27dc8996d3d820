import type { HostBlock } from './block.ts';

export const stock: HostBlock = {
  key: 'stock',
  name: 'Stock of a product',
  step: 'shows',
  place: 'product',
  tags: ['availability', 'product'],
  gives: 'Stock and the day of sending are those of the chosen size.',
  stands: {
    page: '/product-en-108-towel.html',
    elements: ['#projector_availability'],
    beside: ['#projector_form'],
  },
  keep: [
    {
      what: '`#projector_availability` inside the tag, or on it',
      why: 'The script of the theme writes into it, and throws without it.',
      selector: '#projector_availability',
    },
  ],
  check: [
    'A press on a size changes the words.',
    'A size that is sold out says so.',
    'Without script the words of the theme show.',
  ],
};
