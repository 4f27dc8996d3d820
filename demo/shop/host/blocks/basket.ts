import type { HostBlock } from './block.ts';

export const basket: HostBlock = {
  key: 'basket',
  name: 'Basket in the header',
  step: 'acts',
  tags: ['minicart'],
  benefit: 'Count and value are always current, and a panel shows the products.',
  themePage: { page: '/', elements: ['#menu_basket'] },
  keep: [
    {
      what: '`#menu_basket` inside the tag, or on it',
      why: 'The theme’s script selects it after each change of the basket.',
      selector: '#menu_basket',
    },
  ],
  empty: [
    {
      what: 'the theme’s list of products in it',
      why: 'Two panels would open.',
    },
  ],
  css: ['#header > shop-minicart'],
  check: [
    'Add a product: count and value change without a reload.',
    'Hover over the basket: one panel opens; Escape closes it.',
    'After Back, the page shows the current count.',
  ],
};
