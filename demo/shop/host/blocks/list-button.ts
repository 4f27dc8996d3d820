import type { HostBlock } from './block.ts';

export const listButton: HostBlock = {
  key: 'list-button',
  name: 'Button that adds to a list',
  step: 'acts',
  tags: ['list-button'],
  benefit: 'The shopper chooses a list, and the heart shows whether the product is on one.',
  themePage: {
    page: '/product-en-156-jacket.html',
    elements: ['.projector_lists'],
    related: ['#projector_size_hidden'],
  },
  keep: [
    {
      what: 'the container of the button (here `.projector_lists`)',
      why: 'The theme’s stylesheet positions it.',
      selector: '.projector_lists',
    },
  ],
  empty: [
    {
      what: 'the theme’s button',
      why: 'Without JavaScript only the text in the tag shows.',
    },
  ],
  drop: [
    {
      what: 'its class with a handler (here `add_to_list`)',
      why: 'One click would add the product twice.',
      selector: '.projector_lists .add_to_list',
    },
  ],
  check: [
    'With several lists, a click shows them; with one, it adds the product.',
    'A second click removes the product.',
    'Without JavaScript the text in the tag shows.',
  ],
};
