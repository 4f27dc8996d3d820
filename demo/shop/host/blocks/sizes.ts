import type { HostBlock } from './block.ts';

export const sizes: HostBlock = {
  key: 'sizes',
  name: 'Sizes',
  step: 'sends',
  tags: ['choice', 'product'],
  benefit:
    'Sizes are radio buttons that show the stock; a click on “add” without a size shows a message.',
  themePage: {
    page: '/product-en-108-towel.html',
    elements: ['#projector_sizes_section'],
    related: ['#projector_form', '#projector_size_hidden'],
  },
  keep: [
    {
      what: 'the links with `data-size-type`, or the select of the sizes',
      why: 'They are the sizes, and work without JavaScript.',
      selector: '.projector_sizes__item[data-size-type]',
    },
    {
      what: '`#projector_size_hidden`',
      why: 'The form submits it.',
      selector: '#projector_size_hidden',
    },
  ],
  check: [
    'A click on a size updates price and stock.',
    'A sold-out size is marked, and can be chosen.',
    'A middle click on a size opens another tab.',
  ],
};
