import type { HostBlock } from './block.ts';

export const selects: HostBlock = {
  key: 'selects',
  name: 'Selects',
  step: 'acts',
  tags: ['select'],
  benefit: 'A select has the shop’s styles and the native keys.',
  themePage: { page: '/search.php', elements: ['.sort'] },
  keep: [
    {
      what: 'the select, with its id and its name',
      why: 'It still contains the value, and the form submits it.',
      selector: '#select_top_sort[name="sort"]',
    },
  ],
  drop: [
    {
      what: 'the class that creates a dropdown (here `--dropdown`)',
      why: 'The theme would hide the select and add its own dropdown. A select in `shop-field` may have it.',
      selector: '#select_top_sort.--dropdown',
    },
  ],
  check: [
    'A choice sorts the list.',
    'Arrow keys and Escape work in the open list.',
    'Selects without a tag are still dropdowns of the theme.',
  ],
};
