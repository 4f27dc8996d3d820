import type { HostBlock } from './block.ts';

export const list: HostBlock = {
  key: 'list',
  name: 'List of products',
  step: 'acts',
  tags: ['listing'],
  benefit: 'Order, page size and pages change the list in place; Back returns to the same product.',
  themePage: {
    page: '/search.php',
    elements: ['#menu_options', '#search', '.pagination'],
    visible: '#search',
  },
  keep: [
    {
      what: 'the forms of the order and the page size (here `#menu_options`)',
      why: 'The list follows them when they are submitted: by a button, by the theme’s script, or by `<shop-select auto-submit>`.',
      selector: '#menu_options form',
    },
    {
      what: '`.pagination` with `data-total`, `data-from` and `data-to`',
      why: 'The links lead to the other pages; the numbers are announced.',
      selector: '.pagination[data-total]',
    },
    {
      what: '`.product` with `data-product_id`',
      why: 'The id tells products apart, so that none is added twice and Back finds the one in view.',
      selector: '#search .product[data-product_id]',
    },
  ],
  drop: [
    {
      what: 'the theme’s script that adds products while the page scrolls',
      why: 'Both would add the next page. The tag does so with `more="scroll"`.',
    },
  ],
  check: [
    'A new order changes the list without a page load, and the URL with it.',
    'Back from a product shows the list at that product.',
    'The links of the pages work with the middle mouse button.',
  ],
};
