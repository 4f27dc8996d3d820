import type { HostBlock } from './block.ts';

export const listLink: HostBlock = {
  key: 'list-link',
  name: 'Link to the shopping lists',
  step: 'acts',
  place: 'every',
  tags: ['list-link'],
  gives: 'The count follows the lists, and a first list is made by the press.',
  stands: { page: '/', elements: ['.shoppinglist_link'] },
  keep: [
    {
      what: 'the class of the link (here `shoppinglist_link`)',
      why: 'It has the look of the theme.',
      selector: '.shoppinglist_link',
    },
  ],
  drop: [
    {
      what: '`--empty`',
      why: 'The handler of the theme and ours would create two lists.',
      selector: '.shoppinglist_link.--empty',
    },
  ],
  check: [
    'A new visitor’s press makes one list, and opens it.',
    'Adding a product to a list changes the count.',
    'A visitor with lists comes to the page of lists.',
  ],
};
