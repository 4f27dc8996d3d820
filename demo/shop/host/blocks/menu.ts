import type { HostBlock } from './block.ts';

export const menu: HostBlock = {
  key: 'menu',
  name: 'Menu of categories',
  step: 'acts',
  tags: ['menu'],
  benefit: 'Panels work with mouse, touch and keyboard.',
  themePage: { page: '/', elements: ['#menu_categories'] },
  keep: [
    {
      what: '`#menu_categories` around the tag, or on it',
      why: 'The theme’s script and stylesheet select the menu by its id.',
      selector: '#menu_categories',
    },
    {
      what: 'the whole nested list, with `nav-header`, `--extend`, `active` and `nav-open`',
      why: 'The tag reads the levels from it, interprets these classes, and marks the current page.',
      selector: '#menu_categories .navbar-nav--2 > .nav-header',
    },
  ],
  drop: [
    {
      what: 'classes that open a level on hover or click, if the list remains visible',
      why: 'Two panels would open.',
    },
  ],
  check: [
    'Hover over a category: one panel opens. Tab and the arrow keys reach each link.',
    'The current category is marked.',
    'Without JavaScript the list has a link to each category.',
  ],
};
