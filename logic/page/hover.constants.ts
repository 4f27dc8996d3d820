/** How long a pointer rests on what opens a panel before the panel opens. */
export const HOVER_OPEN_DELAY_MS = 150;
/** How long a pointer may be away before a panel that it opened closes. */
export const HOVER_CLOSE_DELAY_MS = 300;
