import type { HostBlock } from './block.ts';

export const instalments: HostBlock = {
  key: 'instalments',
  name: 'Instalments',
  step: 'acts',
  place: 'product',
  tags: ['instalments'],
  gives:
    'The calculator gets the price times the quantity, and a dialog asks whether the basket counts, too.',
  stands: {
    page: '/product-en-156-jacket.html',
    elements: ['#projector_instalments'],
    beside: ['#projector_number_label', '#projector_number'],
  },
  keep: [
    {
      what: 'the place of the buttons (here `#projector_instalments`)',
      why: 'The sheet of the theme places it.',
      selector: '#projector_instalments',
    },
    {
      what: 'the platform’s `@calculatePrice`, as `link`',
      why: 'The tag takes the address in its `window.open()`, and puts the amount into `{calculate_price}`.',
    },
  ],
  drop: [
    {
      what: 'the theme’s `onclick` on its buttons',
      why: 'Two calculators would open.',
    },
  ],
  check: [
    'A press opens the calculator with the price times the quantity.',
    'With other products in the basket a dialog asks what counts.',
    'Below the least price, or above the highest, the dialog says why.',
  ],
};
