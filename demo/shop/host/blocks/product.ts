import type { HostBlock } from './block.ts';

export const product: HostBlock = {
  key: 'product',
  name: 'Product',
  step: 'sends',
  tags: ['product', 'price', 'omnibus-price', 'availability', 'instalments', 'list-button'],
  benefit:
    'A tag around the theme’s form: other tags update with the choice, and a click adds to the basket without leaving the page.',
  themePage: {
    page: '/product-en-117-cauldron.html',
    elements: ['#projector_form'],
    related: [
      '#projector_price_value',
      '#projector_sizes_section',
      '#projector_size_hidden',
      '#projector_availability',
      '#projector_number_label',
      '#projector_number',
      '#projector_button_basket',
    ],
    visible: '.projector_info',
  },
  keep: [
    {
      what: '`#projector_form`, its hidden inputs and the controls with `form="projector_form"`',
      why: 'They contain the choice, and are submitted without JavaScript.',
      selector: '#projector_form',
    },
    {
      what: '`product_data`',
      why: 'The tag uses the entry with the id of the form. Without it, the browser submits the form.',
    },
  ],
  check: [
    'A click on a size updates price and lowest price, without an attribute on these tags.',
    'A click without a size shows one message, and adds nothing.',
    'A click with a size adds one line, without leaving the page.',
  ],
};
