import type { HostBlock } from './block.ts';

export const quantity: HostBlock = {
  key: 'quantity',
  name: 'Quantity',
  step: 'acts',
  tags: ['quantity'],
  benefit: 'A quantity that cannot be ordered is corrected, with a message.',
  themePage: {
    page: '/product-en-154-cord.html',
    elements: ['#projector_number'],
    related: ['#projector_number_label'],
  },
  keep: [
    {
      what: '`#projector_number`, with its name and `data-sellby`',
      why: 'The form submits it, and it contains the step.',
      selector: '#projector_number[name="number"][data-sellby]',
    },
  ],
  drop: [
    {
      what: 'the theme’s buttons (here `[data-range-type]`)',
      why: 'The tag has its own; if these are beside it, it hides them.',
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
