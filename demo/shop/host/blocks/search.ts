import type { HostBlock } from './block.ts';

export const search: HostBlock = {
  key: 'search',
  name: 'Search',
  step: 'acts',
  tags: ['search'],
  benefit: 'Suggestions of products while the shopper types.',
  themePage: { page: '/', elements: ['#menu_search'] },
  keep: [
    {
      what: '`<div id="menu_search" class="menu_search">` **around** the tag',
      why: 'Without it the theme’s script throws, and the rest of the script does not run.',
      selector: '#menu_search.menu_search',
    },
    {
      what: '`menu_search__input` on the input of the form in the tag',
      why: 'The theme’s script selects it, and throws without it.',
      selector: '#menu_search .menu_search__input',
    },
  ],
  empty: [
    {
      what: 'the block',
      why: 'It must contain only the tag and its form.',
    },
  ],
  drop: [
    {
      what: 'a tag around the block',
      why: 'On phones the theme moves the block out of it, so two search boxes show.',
      selector: 'shop-search > #menu_search',
    },
  ],
  check: [
    'Typing three letters shows products; Enter opens the results.',
    'On a phone the search is in the side menu, with the typed text.',
    'The console shows no message after a change of the width.',
  ],
};
