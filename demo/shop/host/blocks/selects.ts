import type { HostBlock } from './block.ts';

export const selects: HostBlock = {
  key: 'selects',
  name: 'Selects',
  step: 'acts',
  place: 'list',
  tags: ['select'],
  gives: 'A select has the look of the shop and the keys of the browser.',
  stands: { page: '/search.php', elements: ['.sort'] },
  keep: [
    {
      what: 'the select, with its id and its name',
      why: 'It still holds the value, and the form sends it.',
      selector: '#select_top_sort[name="sort"]',
    },
  ],
  drop: [
    {
      what: 'the class that makes a dropdown (here `--dropdown`)',
      why: 'The theme would hide the select and put its own beside ours. A select in `shop-field` may keep it.',
      selector: '#select_top_sort.--dropdown',
    },
  ],
  check: [
    'A choice changes the order of the list.',
    'Arrow keys and Escape work in the open list.',
    'Selects without a tag still are dropdowns of the theme.',
  ],
};
