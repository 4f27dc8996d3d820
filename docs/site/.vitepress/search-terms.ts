/** A shorter term is found by its beginning only: a letter off, it would be another word. */
const LONG_TERM = 6;

/** A word of a text or of a query without the marks of its letters: `gęślą` is found by `gesla`. */
export const foldedTerm = (term: string): string =>
  term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The share of letters that may differ. */
export const fuzzyOf = (term: string): number | false => (term.length >= LONG_TERM ? 0.2 : false);
