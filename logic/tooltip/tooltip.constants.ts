/** How long a pointer rests before the tooltip shows: so long that passing by shows none. */
export const SHOW_DELAY_MS = 100;
/** How long a tooltip stays after pointer and focus have left (docs/specification.md#s9-display). */
export const HIDE_DELAY_MS = 500;
/** The distance between a tooltip and the element that it explains, in CSS pixels. */
export const OFFSET_PX = 15;

/** Where a tooltip shows, while there is room; the first one is the default. */
export const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const;
export type Placement = (typeof PLACEMENTS)[number];
