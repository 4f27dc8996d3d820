/** With more products than this they stand in a list (specification §9). */
export const LIST_ABOVE_PRODUCTS = 10;
/** With more products than this the panel does not open (specification §9). */
export const HIDDEN_ABOVE_PRODUCTS = 22;
/** How long a pointer rests on the link before the panel opens. */
export const HOVER_OPEN_DELAY_MS = 150;
/** How long a pointer may be away before a panel that it opened closes. */
export const HOVER_CLOSE_DELAY_MS = 300;
