/** The variants of the menu (docs/specification.md#s2-category-menu): panels with columns, or one column per item. */
export const MENU_VARIANTS = ['mega', 'dropdown'] as const;
export type MenuVariant = (typeof MENU_VARIANTS)[number];

/** Width of a column of a panel (docs/specification.md#s9-menu). */
export const SUBMENU_WIDTH_PX = 200;
/** Number of items that a longer list shows above the button for the others (docs/specification.md#s9-menu). */
export const SHOW_MORE_AFTER_ITEMS = 10;
/** Maximum height of a column that several blocks share (docs/specification.md#s9-menu). */
export const COLUMN_HEIGHT_PX = 320;
/** The part of a column's height that is padding (docs/specification.md#s9-menu). */
export const PADDING_PX = 30;
/** Maximum number of columns of a panel (docs/specification.md#s9-menu). */
export const MAX_COLUMNS = 5;
/** Viewport width below which the menu shows one level at a time, as in a drawer. */
export const BELOW_PX = 979;
