/** From this width of the screen on a panel stands beneath its item (docs/specification.md#s9-menu). */
const POSITIONED_FROM_PX = 1200;

/** How a panel's columns are made; lengths in CSS pixels. */
export interface ColumnRules {
  /** Width of a column. */
  readonly submenuWidth: number;
  /** How tall a column may get by sharing it, with the padding. */
  readonly columnHeight: number;
  readonly padding: number;
  /** How many columns there are at most. */
  readonly columns: number;
}

/** How a panel is laid out; lengths in CSS pixels. */
export interface PanelRules extends ColumnRules {
  /** Whether the panel has the width of the menu, and nothing beside it. */
  readonly isWide: boolean;
  /** Whether it stands beneath its item on every screen. */
  readonly isBeneath: boolean;
}

/** What was measured, in CSS pixels. */
export interface PanelSizes {
  /** The heights of the blocks, in their order. */
  readonly heights: readonly number[];
  /** From the start of the menu to the start of the item. */
  readonly itemStart: number;
  /** From the start of the screen to the start of the menu. */
  readonly menuStart: number;
  readonly menuWidth: number;
  /** The screen as media queries see it. */
  readonly screenWidth: number;
  /** The screen without its scrollbar. */
  readonly pageWidth: number;
  /** Between two columns. */
  readonly gap: number;
  /** The panel's padding and border, both sides together. */
  readonly frame: number;
}

/** Where a block goes: lengths in CSS pixels, whole ones. */
export interface BlockPlace {
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

function stack(heights: readonly number[], limit: number) {
  const places: BlockPlace[] = [];
  let column = 0;
  let top = 0;
  // the least height that would have let one more block stay where the others are
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
 * Lets neighbours share a column as long as they fit into its height; where that takes more columns
 * than there may be, the columns get taller.
 */
export function mergeColumns(heights: readonly number[], limit: number, columns: number) {
  let stacked = stack(heights, limit);
  while (stacked.columns > columns && Number.isFinite(stacked.needed)) {
    stacked = stack(heights, stacked.needed);
  }
  return stacked;
}

/** Where a panel starts, from the start of the menu, and where its blocks go (docs/specification.md#s2-category-menu and docs/specification.md#s9-menu). */
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
