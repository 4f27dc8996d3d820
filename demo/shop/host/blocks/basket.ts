import type { HostBlock } from './block.ts';

export const basket: HostBlock = {
  key: 'basket',
  name: 'Basket in the header',
  step: 'acts',
  place: 'every',
  tags: ['minicart'],
  gives: 'Count and worth are always right, and a panel shows the products.',
  stands: { page: '/', elements: ['#menu_basket'] },
  keep: [
    {
      what: '`#menu_basket` inside the tag, or on it',
      why: 'The script of the theme looks for it after each change of the basket.',
      selector: '#menu_basket',
    },
  ],
  empty: [
    {
      what: 'the list of products of the theme in it',
      why: 'Two panels would open.',
    },
  ],
  css: ['#header > shop-minicart'],
  check: [
    'Add a product: count and worth change without a reload.',
    'Point at the basket: one panel opens; Escape closes it.',
    'Back to an older page shows the count of now.',
  ],
};
