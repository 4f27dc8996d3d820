import type { HostBlock } from './block.ts';

export const menu: HostBlock = {
  key: 'menu',
  name: 'Menu of categories',
  step: 'acts',
  place: 'every',
  tags: ['menu'],
  gives: 'Panels open by pointer, finger and keys.',
  stands: { page: '/', elements: ['#menu_categories'] },
  keep: [
    {
      what: '`#menu_categories` around the tag, or on it',
      why: 'The script and the sheet of the theme find the menu by it.',
      selector: '#menu_categories',
    },
    {
      what: 'the whole nested list, with `nav-header`, `--extend`, `active` and `nav-open`',
      why: 'The tag reads the levels from it, knows the helpers, and marks the page that is open.',
      selector: '#menu_categories .navbar-nav--2 > .nav-header',
    },
  ],
  drop: [
    {
      what: 'classes that open a level on hover or press, where the list stays visible',
      why: 'Two panels would open.',
    },
  ],
  check: [
    'Point at a category: one panel opens. Tab and the arrow keys reach each link.',
    'The category of the page is marked.',
    'Without script the list leads to each category.',
  ],
};
