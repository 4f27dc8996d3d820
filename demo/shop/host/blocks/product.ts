import type { HostBlock } from './block.ts';

export const product: HostBlock = {
  key: 'product',
  name: 'Product',
  step: 'sends',
  place: 'product',
  tags: ['product', 'price', 'omnibus-price', 'availability', 'instalments', 'list-button'],
  gives:
    'One tag at the form of the theme: what tells of the product follows it, and a press adds without another page.',
  stands: {
    page: '/product-en-117-cauldron.html',
    elements: ['#projector_form'],
    beside: [
      '#projector_price_value',
      '#projector_sizes_section',
      '#projector_size_hidden',
      '#projector_availability',
      '#projector_number_label',
      '#projector_number',
      '#projector_button_basket',
    ],
    seen: '.projector_info',
  },
  keep: [
    {
      what: '`#projector_form`, its hidden inputs and the controls with `form="projector_form"`',
      why: 'They are the choice, and what is sent without script.',
      selector: '#projector_form',
    },
    {
      what: '`product_data`',
      why: 'The tag takes the entry with the id of the form. Without it the form alone sells.',
    },
  ],
  check: [
    'A press on a size changes price and lowest price, without an attribute on these tags.',
    'A press without a size tells what is missing, once, and adds nothing.',
    'A press with a size adds one line, and the page stays.',
  ],
};
