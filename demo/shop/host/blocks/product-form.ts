import type { HostBlock } from './block.ts';

export const productForm: HostBlock = {
  key: 'product-form',
  name: 'Form of a product',
  step: 'sends',
  place: 'product',
  tags: ['price', 'omnibus-price', 'list-button', 'instalments'],
  gives: 'Price, lowest price, instalments and lists follow what the form of the theme chooses.',
  keep: [
    {
      what: '`#projector_form` and its handlers',
      why: 'The theme adds the product; the tags hear of it.',
    },
    {
      what: '`#projector_size_hidden`',
      why: 'It holds the chosen size: `size-from="#projector_size_hidden"` on a tag reads it.',
    },
    {
      what: '`product_data`',
      why: 'It has the prices of each size.',
    },
  ],
  check: [
    'Choose a size: each tag of the page shows that size.',
    'Add to the basket: one line, with this size and quantity.',
    'Without a size the theme still asks for one.',
  ],
};
