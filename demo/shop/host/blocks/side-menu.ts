import type { HostBlock } from './block.ts';

export const sideMenu: HostBlock = {
  key: 'side-menu',
  name: 'Side menu of phones',
  step: 'acts',
  place: 'every',
  tags: ['drawer'],
  gives: 'A drawer above the page: Escape closes it, and the focus comes back.',
  stands: { page: '/', elements: ['#menu_open', '#sidebar'] },
  keep: [
    {
      what: '`#sidebar` inside the tag, or on it',
      why: 'The script of the theme looks for it.',
      selector: '#sidebar',
    },
    {
      what: 'the places that things are moved to (here `.sidebar__search`)',
      why: 'The theme moves the search there on phones.',
      selector: '#sidebar .sidebar__search',
    },
    {
      what: 'the button, with `commandfor` and `command="--show"`',
      why: 'It opens the drawer without a script of yours.',
      selector: '#menu_open',
    },
  ],
  drop: [
    {
      what: 'the class that the theme opens it by (here `--side` of the menu)',
      why: 'It would hide what is in the open drawer.',
      selector: '#sidebar.--side',
    },
    {
      what: 'the class with a handler of the button (here `--open-sidebar`)',
      why: 'One press would open two menus.',
      selector: '.--open-sidebar',
    },
  ],
  css: [':is(shop-drawer, shop-modal, shop-notice):not(:defined)'],
  check: [
    'The button opens the drawer; Escape and the cross close it.',
    'The search is in it on phones, and comes back on a wide page.',
    'With `drawer="…"` on `shop-menu` the categories are in it.',
  ],
};
