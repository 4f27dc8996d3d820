/** How long a pointer rests before the tooltip shows, in milliseconds, so that a passing pointer shows none. */
export const SHOW_DELAY_MS = 100;
/** How long a tooltip stays after hover and focus have ended, in milliseconds (docs/specification.md#s9-display). */
export const HIDE_DELAY_MS = 500;
/** The distance between a tooltip and the element that it explains, in CSS pixels. */
export const OFFSET_PX = 15;

/** The sides on which a tooltip shows while there is room; the first value is the default. */
export const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const;
export type Placement = (typeof PLACEMENTS)[number];
