import type { Docs } from './declare/docs.ts';
import type { menuElement } from './menu.element.ts';

export const menuDocs: Docs<typeof menuElement> = {
  summary: 'The menu of categories: panels on wide screens, one level at a time on narrow ones.',
  attributes: {
    variant: 'Panels with columns, or one column beneath each item.',
    submenuWidth: 'Width of a column, in CSS pixels.',
    showMoreAfter:
      'A longer list below the first level shows so many items, and a button for the others.',
    columnHeight: 'How tall a column may get by sharing it, in CSS pixels.',
    padding: 'What of a column’s height is not for its items, in CSS pixels.',
    columns: 'How many columns a panel has at most.',
    wide: 'Whether a panel has the width of the menu for its columns, and stays within it; on unless it is "false".',
    drawer: 'Id of a `shop-drawer`, or of a place in one, that the menu is in on narrow screens.',
    below: 'Screen width below which there is one level at a time, in CSS pixels.',
  },
  events: {
    onOpen: 'A submenu has opened; path is the names from the top to the opened item.',
    onClose: 'A submenu has closed; on narrow screens, also by Back.',
  },
  slots: {
    '': 'The nested list of links: what the menu is made of, for search engines, and without script. An item with data-extend gives the texts of the button that shows more of its list, and with data-alt-text less.',
  },
  parts: {
    nav: 'The whole menu.',
    item: 'An item of the first level, on wide screens.',
    link: 'The name of an item, which leads to its category.',
    current: 'The name of the current category, and of each one above it.',
    picture: 'The picture of an item of the first level.',
    toggle: 'The button that opens a submenu.',
    panel: 'An open submenu, on wide screens.',
    group: 'An item of the second level with all that is below it, on wide screens.',
    extend: 'The button that shows more or less of a list.',
    level: 'One level, on narrow screens.',
    back: 'The button that leads to the level above.',
    heading: 'The name of the category whose level shows.',
    all: 'The link to the category whose level shows.',
  },
  states: {
    desktop: 'The screen is wide: panels.',
    mobile: 'The screen is narrow: one level at a time.',
    open: 'A submenu is open.',
  },
  cssProperties: {
    '--shop-menu-gap': 'Between the items of the first level.',
    '--shop-menu-column-gap': 'Between the columns of a panel.',
    '--shop-menu-panel-height': 'How tall a panel gets before it scrolls.',
  },
};
