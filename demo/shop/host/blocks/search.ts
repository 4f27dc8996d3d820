import type { HostBlock } from './block.ts';

export const search: HostBlock = {
  key: 'search',
  name: 'Search',
  step: 'acts',
  place: 'every',
  tags: ['search'],
  gives: 'Products are suggested while the shopper types.',
  stands: { page: '/', elements: ['#menu_search'] },
  keep: [
    {
      what: '`<div id="menu_search" class="menu_search">` **around** the tag',
      why: 'Without it the script of the theme throws, and what follows in it never runs.',
      selector: '#menu_search.menu_search',
    },
    {
      what: '`menu_search__input` on the input of the form in the tag',
      why: 'The script of the theme looks for it, and throws, too.',
      selector: '#menu_search .menu_search__input',
    },
  ],
  empty: [
    {
      what: 'the block',
      why: 'The tag and its form are all that it holds.',
    },
  ],
  drop: [
    {
      what: 'a tag around the block',
      why: 'On phones the theme moves the block out of it, and two boxes show.',
      selector: 'shop-search > #menu_search',
    },
  ],
  check: [
    'Typing three letters suggests products; Enter leads to the results.',
    'On a phone the search is in the side menu, with what was typed.',
    'The console is silent after a change of the width.',
  ],
};
