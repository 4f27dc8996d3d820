import type { HostBlock } from './block.ts';

export const stock: HostBlock = {
  key: 'stock',
  name: 'Stock of a product',
  step: 'shows',
  tags: ['availability', 'product'],
  benefit: 'Stock and shipping day of the chosen size.',
  themePage: {
    page: '/product-en-108-towel.html',
    elements: ['#projector_availability'],
    related: ['#projector_form'],
  },
  keep: [
    {
      what: '`#projector_availability` inside the tag, or on it',
      why: 'The theme’s script writes into it, and throws without it.',
      selector: '#projector_availability',
    },
  ],
  check: [
    'A click on a size updates the text.',
    'A sold-out size is marked.',
    'Without JavaScript the theme’s text shows.',
  ],
};
