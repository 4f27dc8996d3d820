/** How long a pointer hovers before the tooltip shows, in milliseconds, so that a passing pointer shows none. */
export const SHOW_DELAY_MS = 100;
/** How long a tooltip stays open after hover and focus, in milliseconds (docs/specification.md#s9-display). */
export const HIDE_DELAY_MS = 500;
/** The distance between a tooltip and the element that it explains, in CSS pixels. */
export const OFFSET_PX = 15;

/** The preferred sides of a tooltip; the first value is the default. */
export const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const;
export type Placement = (typeof PLACEMENTS)[number];
