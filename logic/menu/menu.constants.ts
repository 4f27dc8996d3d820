/** The forms of the menu (docs/specification.md#s2-category-menu): panels with columns, or one column beneath each item. */
export const MENU_VARIANTS = ['mega', 'dropdown'] as const;
export type MenuVariant = (typeof MENU_VARIANTS)[number];

/** Width of a column of a panel (docs/specification.md#s9-menu). */
export const SUBMENU_WIDTH_PX = 200;
/** A longer list shows so many items, and a button for the others (docs/specification.md#s9-menu). */
export const SHOW_MORE_AFTER_ITEMS = 10;
/** How tall a column may get by sharing it (docs/specification.md#s9-menu). */
export const COLUMN_HEIGHT_PX = 320;
/** What of a column's height is not for its items (docs/specification.md#s9-menu). */
export const PADDING_PX = 30;
/** How many columns a panel has at most (docs/specification.md#s9-menu). */
export const MAX_COLUMNS = 5;
/** Screens narrower than this have the menu of a drawer, one level at a time. */
export const BELOW_PX = 979;
