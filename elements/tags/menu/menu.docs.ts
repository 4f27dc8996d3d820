import type { Docs } from '../../declare/docs.ts';
import type { menuElement } from './menu.element.ts';

export const menuDocs: Docs<typeof menuElement> = {
  purpose: 'finding',
  summary: {
    en: 'The menu of categories: panels on wide screens, one level at a time on narrow ones.',
    pl: 'Menu kategorii na każdy ekran.',
  },
  synonyms: ['navigation', 'categories', 'nawigacja', 'kategorie'],
  related: ['menu-tabs', 'search'],
  accessibility:
    'A navigation with lists of links. A category with a panel has a button with `aria-expanded`; the panel of the phone is a modal dialog.',
  keyboard: {
    'ArrowLeft, ArrowRight': 'Moves along the bar.',
    ArrowDown: 'In the bar, opens the panel and moves into it; in the panel, moves down.',
    ArrowUp: 'Moves up; from the first link back to the bar.',
    'Home, End': 'Moves to the first or the last link.',
    Escape: 'Closes the panel; focus returns to the bar.',
  },
  needs: { selector: 'ul, ol', text: 'a list of links in it' },
  attributes: {
    variant: 'Whether submenus are panels with columns, or one column beneath each item.',
    submenuWidth: 'The width of a column, in CSS pixels.',
    showMoreAfter:
      'A list below the first level shows this many items, and a button for the others.',
    columnHeight: 'Groups share a column up to this height, in CSS pixels.',
    padding: 'The part of a column’s height that items cannot use, in CSS pixels.',
    columns: { description: 'The maximum number of columns in a panel.', atLeast: 1 },
    wide: 'Whether a panel is as wide as the menu; on unless it is "false".',
    drawer:
      'The id of a `shop-drawer`, or of an element in one, that contains the menu on narrow screens.',
    below: 'The menu shows one level at a time on screens narrower than this, in CSS pixels.',
  },
  events: {
    onOpen: 'A submenu has opened; `path` has the names from the first level to the opened item.',
    onClose: 'A submenu has closed, or the shopper has gone back a level.',
  },
  slots: {
    '': 'The nested list of links that the menu is made of; search engines and pages without JavaScript use it. An item with `data-extend` is the button that shows more of its list, with `data-alt-text` as its text for showing less.',
  },
  parts: {
    nav: 'The whole menu.',
    item: 'An item of the first level, on wide screens.',
    link: 'The name of an item, which leads to its category.',
    current: 'The name of the current category, and of each one above it.',
    picture: 'The image of an item of the first level.',
    toggle: 'The button that opens a submenu.',
    panel: 'An open submenu, on wide screens.',
    group: 'An item of the second level with all items below it, on wide screens.',
    extend: 'The button that shows more or less of a list.',
    level: 'One level, on narrow screens.',
    back: 'The button that leads to the level above.',
    heading: 'The name of the category whose level is shown.',
    all: 'The link to the category whose level is shown.',
    levels: 'All levels, on narrow screens.',
    rows: 'The list of a level.',
    row: 'An item of a list.',
    name: 'The text of an item that opens more.',
    icon: 'An arrow.',
  },
  states: {
    desktop: 'The screen is wide: panels.',
    mobile: 'The screen is narrow: one level at a time.',
    open: 'A submenu is open.',
  },
  cssProperties: {
    '--shop-menu-gap': 'The space between the items of the first level.',
    '--shop-menu-column-gap': 'The space between the columns of a panel.',
    '--shop-menu-panel-height': 'The height up to which a panel does not scroll.',
  },
};
