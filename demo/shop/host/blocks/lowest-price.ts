import type { HostBlock } from './block.ts';

export const lowestPrice: HostBlock = {
  key: 'lowest-price',
  name: 'Lowest price before a discount',
  step: 'shows',
  tags: ['omnibus-price'],
  benefit: 'The lowest price of the last 30 days is that of the chosen size.',
  themePage: {
    page: '/product-en-117-cauldron.html',
    elements: ['#projector_omnibus'],
    related: ['#projector_size_hidden'],
  },
  keep: [
    {
      what: '`#projector_omnibus` around the tag, or on it',
      why: 'The theme’s stylesheet positions the block by its id.',
      selector: '#projector_omnibus',
    },
    {
      what: 'the theme’s line with the regular price, with `regular="false"` on the tag',
      why: 'Otherwise the regular price shows twice.',
    },
  ],
  drop: [
    {
      what: 'the theme’s line with the lowest price (here `.omnibus_price`)',
      why: 'Otherwise it shows twice, and only that of the tag updates with the size.',
      selector: '.omnibus_price',
    },
  ],
  check: [
    'A discounted product shows one lowest price.',
    'A click on a size updates it, if the sizes differ.',
    'A product without a discount shows none.',
  ],
};
