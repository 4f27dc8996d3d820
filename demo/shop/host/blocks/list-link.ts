import type { HostBlock } from './block.ts';

export const listLink: HostBlock = {
  key: 'list-link',
  name: 'Link to the shopping lists',
  step: 'acts',
  tags: ['list-link'],
  benefit: 'The count updates with the lists, and a click creates the first list.',
  themePage: { page: '/', elements: ['.shoppinglist_link'] },
  keep: [
    {
      what: 'the class of the link (here `shoppinglist_link`)',
      why: 'It has the theme’s styles.',
      selector: '.shoppinglist_link',
    },
  ],
  drop: [
    {
      what: '`--empty`',
      why: 'The handlers of the theme and the tag would create two lists.',
      selector: '.shoppinglist_link.--empty',
    },
  ],
  check: [
    'A click of a new visitor creates one list, and opens it.',
    'Adding a product to a list changes the count.',
    'For a visitor with lists, the link leads to the page of the lists.',
  ],
};
