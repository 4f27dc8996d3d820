import type { HostBlock } from './block.ts';

export const listFilters: HostBlock = {
  key: 'list-filters',
  name: 'Blocks beside a list',
  step: 'acts',
  tags: ['mobile-grid', 'menu-tabs'],
  benefit: 'On phones, buttons above the list show its filters and categories.',
  themePage: {
    page: '/search.php',
    elements: ['#menu_buttons'],
    related: ['#menu_subcategories', '#menu_filter'],
    visible: '#aside',
  },
  keep: [
    {
      what: 'the ids of the blocks (here `#menu_subcategories` and `#menu_filter`)',
      why: 'The tag selects the blocks by their ids, and moves them above the list on phones.',
      selector: '#menu_filter',
    },
    {
      what: '`#menu_buttons` inside the tag, or on it',
      why: 'The theme’s stylesheet shows the buttons on phones only.',
      selector: '#menu_buttons',
    },
  ],
  drop: [
    {
      what: 'the theme’s script that moves these blocks',
      why: 'Both would move them, and undo each other’s changes.',
    },
  ],
  css: [
    '.menu_buttons__tabs >',
    '@media (max-width: 767.98px) and (scripting: enabled)',
    'shop-mobile-grid',
    '#aside:not(:has(*))',
  ],
  check: [
    'On a phone, a button shows one block and hides the other one.',
    'On a wide page both are beside the list again.',
    'A click on a filter filters the list.',
  ],
};
