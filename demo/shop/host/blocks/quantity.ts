import type { HostBlock } from './block.ts';

export const quantity: HostBlock = {
  key: 'quantity',
  name: 'Quantity',
  step: 'acts',
  place: 'product',
  tags: ['quantity'],
  gives: 'A quantity that cannot be ordered is corrected, and the page says why.',
  stands: {
    page: '/product-en-154-cord.html',
    elements: ['#projector_number'],
    beside: ['#projector_number_label'],
  },
  keep: [
    {
      what: '`#projector_number`, with its name and `data-sellby`',
      why: 'It is what the form sends, and it knows the step.',
      selector: '#projector_number[name="number"][data-sellby]',
    },
  ],
  drop: [
    {
      what: 'the buttons of the theme (here `[data-range-type]`)',
      why: 'The tag has its own; beside it they hide.',
      selector: '[data-range-type]',
      isOnlyInstead: true,
    },
  ],
  check: [
    '+ and − go by the step of the product.',
    'A quantity between two steps is rounded up.',
    'A quantity above the stock is corrected.',
  ],
};
