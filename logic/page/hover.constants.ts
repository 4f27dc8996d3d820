/** The time that a pointer rests on the opener of a panel before the panel opens, in milliseconds. */
export const HOVER_OPEN_DELAY_MS = 150;
/** The time that a pointer may be away before a panel that it opened closes, in milliseconds. */
export const HOVER_CLOSE_DELAY_MS = 300;
