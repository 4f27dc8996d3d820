import type { HostBlock } from './block.ts';

export const price: HostBlock = {
  key: 'price',
  name: 'Price of a product',
  step: 'shows',
  tags: ['price'],
  benefit: 'The price follows the chosen size.',
  themePage: {
    page: '/product-en-117-cauldron.html',
    elements: ['#projector_price_value'],
    related: ['#projector_size_hidden'],
  },
  keep: [
    {
      what: '`#projector_price_value` inside the tag, or on it',
      why: 'The theme’s script writes into it, and throws without it.',
      selector: '#projector_price_value',
    },
  ],
  css: ['#projector_prices_section > shop-price'],
  check: [
    'Before a size is chosen, the lowest price shows with “from”.',
    'A click on a size updates the price.',
    'Without JavaScript the theme’s price shows.',
  ],
};
