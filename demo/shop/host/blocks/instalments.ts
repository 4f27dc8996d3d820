import type { HostBlock } from './block.ts';

export const instalments: HostBlock = {
  key: 'instalments',
  name: 'Instalments',
  step: 'acts',
  tags: ['instalments'],
  benefit:
    'The calculator opens with the price times the quantity; a dialog offers to include the basket.',
  themePage: {
    page: '/product-en-156-jacket.html',
    elements: ['#projector_instalments'],
    related: ['#projector_number_label', '#projector_number'],
  },
  keep: [
    {
      what: 'the container of the buttons (here `#projector_instalments`)',
      why: 'The theme’s stylesheet positions it.',
      selector: '#projector_instalments',
    },
    {
      what: 'the platform’s `@calculatePrice`, as `link`',
      why: 'The tag uses the URL in its `window.open()`, and replaces `{calculate_price}` with the amount.',
    },
  ],
  drop: [
    {
      what: 'the theme’s `onclick` on its buttons',
      why: 'Two calculators would open.',
    },
  ],
  check: [
    'A click opens the calculator with the price times the quantity.',
    'With other products in the basket, a dialog offers to include them.',
    'Below the minimum price or above the maximum, the dialog gives the reason.',
  ],
};
