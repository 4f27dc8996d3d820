import type { HostBlock } from './block.ts';

export const sideMenu: HostBlock = {
  key: 'side-menu',
  name: 'Side menu of phones',
  step: 'acts',
  tags: ['drawer'],
  benefit: 'A drawer above the page: Escape closes it and restores focus.',
  themePage: { page: '/', elements: ['#menu_open', '#sidebar'] },
  keep: [
    {
      what: '`#sidebar` inside the tag, or on it',
      why: 'The theme’s script selects it.',
      selector: '#sidebar',
    },
    {
      what: 'the containers that elements are moved to (here `.sidebar__search`)',
      why: 'The theme moves the search there on phones.',
      selector: '#sidebar .sidebar__search',
    },
    {
      what: 'the button, with `commandfor` and `command="--show"`',
      why: 'It opens the drawer without a script.',
      selector: '#menu_open',
    },
  ],
  drop: [
    {
      what: 'the class by which the theme opens it (here `--side` of the menu)',
      why: 'It would hide the content of the open drawer.',
      selector: '#sidebar.--side',
    },
    {
      what: 'the class that binds a handler to the button (here `--open-sidebar`)',
      why: 'One click would open two menus.',
      selector: '.--open-sidebar',
    },
  ],
  css: [':is(shop-drawer, shop-modal, shop-notice):not(:defined)'],
  check: [
    'The button opens the drawer; Escape and the close button close it.',
    'The search is in it on phones, and in the header on a wide page.',
    'With `drawer="…"` on `shop-menu` it contains the categories.',
  ],
};
