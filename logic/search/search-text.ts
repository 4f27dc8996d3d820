/** The first 256 code points of a text. */
const CAPPED = /^.{0,256}/su;

/** The text to search for: trimmed, and cut after 256 code points. */
export const searchText = (typed: string): string => CAPPED.exec(typed.trim())?.[0] ?? '';
