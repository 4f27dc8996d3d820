/** The time that a pointer rests before the tooltip shows, in milliseconds; a pointer that passes by shows none. */
export const SHOW_DELAY_MS = 100;
/**
 * The time that a tooltip stays after pointer and focus have left, in milliseconds (docs/specification.md#s9-display).
 */
export const HIDE_DELAY_MS = 500;
/** The distance between a tooltip and the element that it explains, in CSS pixels. */
export const OFFSET_PX = 15;

/** The sides at which a tooltip can show; the first one is the default. */
export const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const;
export type Placement = (typeof PLACEMENTS)[number];
