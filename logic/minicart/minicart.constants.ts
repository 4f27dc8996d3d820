/** With more products than this, the panel shows a compact list (docs/specification.md#s9-mini-cart). */
export const LIST_ABOVE_PRODUCTS = 10;
/** With more products than this, the panel does not open (docs/specification.md#s9-mini-cart). */
export const HIDDEN_ABOVE_PRODUCTS = 22;
