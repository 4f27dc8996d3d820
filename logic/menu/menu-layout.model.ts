/** The viewport width from which a panel is beneath its item (docs/specification.md#s9-menu). */
const POSITIONED_FROM_PX = 1200;

/** Settings of a panel's columns; lengths in CSS pixels. */
export interface ColumnRules {
  /** Width of a column. */
  readonly submenuWidth: number;
  /** Maximum height of a column that several blocks share, including the padding. */
  readonly columnHeight: number;
  readonly padding: number;
  /** Maximum number of columns. */
  readonly columns: number;
}

/** Settings of a panel's layout; lengths in CSS pixels. */
export interface PanelRules extends ColumnRules {
  /** Whether the panel has the width of the menu. */
  readonly isWide: boolean;
  /** Whether the panel is beneath its item at every viewport width. */
  readonly isBeneath: boolean;
}

/** Measurements of a panel and the page around it, in CSS pixels. */
export interface PanelSizes {
  /** The heights of the blocks, in the order of the list. */
  readonly heights: readonly number[];
  /** Distance from the start of the menu to the start of the item. */
  readonly itemStart: number;
  /** Distance from the start of the viewport to the start of the menu. */
  readonly menuStart: number;
  readonly menuWidth: number;
  /** Viewport width as media queries see it, with the scrollbar. */
  readonly screenWidth: number;
  /** Viewport width without the scrollbar. */
  readonly pageWidth: number;
  /** Distance between two columns. */
  readonly gap: number;
  /** The panel's padding and border, both sides together. */
  readonly frame: number;
}

/** The position of a block; lengths in whole CSS pixels. */
export interface BlockPlace {
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

function stack(heights: readonly number[], limit: number) {
  const places: BlockPlace[] = [];
  let column = 0;
  let top = 0;
  // the smallest limit that fits one more block into a column
  let needed = Number.POSITIVE_INFINITY;
  for (const given of heights) {
    const height = Math.ceil(given);
    if (top > 0 && top + height > limit) {
      needed = Math.min(needed, top + height);
      column += 1;
      top = 0;
    }
    places.push({ column, top, height });
    top += height;
  }
  return { places, columns: column + 1, needed };
}

/**
 * Merges adjacent blocks into a column while they fit its height limit; raises the limit if there are too many columns.
 */
export function mergeColumns(heights: readonly number[], limit: number, columns: number) {
  let stacked = stack(heights, limit);
  while (stacked.columns > columns && Number.isFinite(stacked.needed)) {
    stacked = stack(heights, stacked.needed);
  }
  return stacked;
}

/**
 * The offset of a panel from the start of the menu, and the positions of its blocks
 * (docs/specification.md#s2-category-menu and docs/specification.md#s9-menu).
 */
export function panelLayout(sizes: PanelSizes, rules: PanelRules) {
  const { menuStart, pageWidth, gap, frame } = sizes;
  const { submenuWidth, isWide } = rules;
  const isBeneath = !isWide && (rules.isBeneath || sizes.screenWidth >= POSITIONED_FROM_PX);
  const narrowRoom = isBeneath ? pageWidth : pageWidth - menuStart;
  const room = (isWide ? sizes.menuWidth : narrowRoom) - frame;
  const fitting = Math.floor((room + gap) / (submenuWidth + gap));
  const most = Math.max(1, Math.min(fitting, rules.columns));
  const { places, columns } = mergeColumns(sizes.heights, rules.columnHeight - rules.padding, most);
  const width = columns * (submenuWidth + gap) - gap + frame;
  const last = isWide ? sizes.menuWidth : pageWidth - menuStart;
  const first = isWide ? 0 : -menuStart;
  const beneath = Math.max(first, Math.min(sizes.itemStart, last - width));
  return { start: isWide || isBeneath ? beneath : 0, columns, places };
}
