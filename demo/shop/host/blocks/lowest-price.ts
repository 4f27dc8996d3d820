import type { HostBlock } from './block.ts';

export const lowestPrice: HostBlock = {
  key: 'lowest-price',
  name: 'Lowest price before a discount',
  step: 'shows',
  place: 'product',
  tags: ['omnibus-price'],
  gives: 'The lowest price of 30 days is that of the chosen size.',
  stands: {
    page: '/product-en-117-cauldron.html',
    elements: ['#projector_omnibus'],
    beside: ['#projector_size_hidden'],
  },
  keep: [
    {
      what: '`#projector_omnibus` around the tag, or on it',
      why: 'The sheet of the theme places the block by its id.',
      selector: '#projector_omnibus',
    },
    {
      what: 'the line of the theme for the regular price, with `regular="false"` on the tag',
      why: 'Else the regular price shows twice.',
    },
  ],
  drop: [
    {
      what: 'the line of the theme for the lowest price (here `.omnibus_price`)',
      why: 'Else it shows twice, and only ours follows the size.',
      selector: '.omnibus_price',
    },
  ],
  check: [
    'A product on offer shows one lowest price.',
    'A press on a size changes it, where sizes differ.',
    'A product that is not on offer shows none.',
  ],
};
