/** With more products than this they stand in a list (specification §9). */
export const LIST_ABOVE_PRODUCTS = 10;
/** With more products than this the panel does not open (specification §9). */
export const HIDDEN_ABOVE_PRODUCTS = 22;
