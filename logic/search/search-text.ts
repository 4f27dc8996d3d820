/** The pause in the typing after which a search starts (docs/specification.md#s9-search). */
export const TYPING_DEBOUNCE_MS = 500;

/** At most 256 code points: the rest is cut off. */
const CAPPED = /^.{0,256}/su;

/** The text that is searched for: trimmed and capped, never in the middle of a surrogate pair. */
export const searchText = (typed: string): string => CAPPED.exec(typed.trim())?.[0] ?? '';
