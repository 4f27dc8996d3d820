/** The default number of visible slides (docs/specification.md#s9-display). */
export const DEFAULT_PER_VIEW = 1.4;
/** The space between two slides, in CSS pixels. */
export const DEFAULT_SPACE_PX = 16;
/** The default timeout of the engine module, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5000;
/** The autoplay interval, in milliseconds: long enough to read a slide. */
export const AUTOPLAY_MS = 5000;
