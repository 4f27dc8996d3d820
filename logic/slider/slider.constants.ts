/** How many slides show where the author does not say (docs/specification.md#s9-display). */
export const DEFAULT_PER_VIEW = 1.4;
/** The space between two slides, in CSS pixels. */
export const DEFAULT_SPACE_PX = 16;
/** How long the module that drives the slides may take, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5000;
/** How long each slide stays when they change by themselves, in milliseconds: long enough to be read. */
export const AUTOPLAY_MS = 5000;
