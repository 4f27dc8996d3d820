import type { HostBlock } from './block.ts';

export const sizes: HostBlock = {
  key: 'sizes',
  name: 'Sizes',
  step: 'sends',
  place: 'product',
  tags: ['choice', 'product'],
  gives: 'Sizes are radio buttons that say what is sold out, and a press without one asks for it.',
  stands: {
    page: '/product-en-108-towel.html',
    elements: ['#projector_sizes_section'],
    beside: ['#projector_form', '#projector_size_hidden'],
  },
  keep: [
    {
      what: 'the links with `data-size-type`, or the select of the sizes',
      why: 'They are the sizes, and without script they still choose one.',
      selector: '.projector_sizes__item[data-size-type]',
    },
    {
      what: '`#projector_size_hidden`',
      why: 'It is what the form sends.',
      selector: '#projector_size_hidden',
    },
  ],
  check: [
    'A press on a size changes price and stock.',
    'A size that is sold out says so, and can be chosen.',
    'A size opens in another tab by a middle press.',
  ],
};
