/** The drawing of a button that closes or removes. */
export const CROSS = 'M6 6l12 12M18 6L6 18';

/** Something unfolds below. */
export const CHEVRON_DOWN = 'm6 9 6 6 6-6';

/** Something follows; mirrored where text runs from right to left. */
export const CHEVRON_NEXT = 'm9 6 6 6-6 6';

/** A shopping bag. */
export const BAG = 'M5 8h14l1 13H4L5 8zm4 3V6a3 3 0 0 1 6 0v5';
