import type { HostBlock } from './block.ts';

export const listButton: HostBlock = {
  key: 'list-button',
  name: 'Button that adds to a list',
  step: 'acts',
  place: 'product',
  tags: ['list-button'],
  gives: 'The shopper chooses a list, and the heart says whether the product is on one.',
  stands: {
    page: '/product-en-156-jacket.html',
    elements: ['.projector_lists'],
    beside: ['#projector_size_hidden'],
  },
  keep: [
    {
      what: 'the place of the button (here `.projector_lists`)',
      why: 'The sheet of the theme places it.',
      selector: '.projector_lists',
    },
  ],
  empty: [
    {
      what: 'the button of the theme',
      why: 'Only the words in the tag show when there is no script.',
    },
  ],
  drop: [
    {
      what: 'its class with a handler (here `add_to_list`)',
      why: 'One press would add the product twice.',
      selector: '.projector_lists .add_to_list',
    },
  ],
  check: [
    'With several lists a press offers them; with one it adds.',
    'A second press takes the product off.',
    'Without script the words in the tag show.',
  ],
};
