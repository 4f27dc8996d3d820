// VitePress sends the text of these functions to the browser, so they cannot name anything outside of them.

/**
 * A word of a text or of a query without the marks of its letters: `gęślą` is found by `gesla`. Words that nobody looks
 * for, English and Polish, are none.
 */
export const foldedTerm = (term: string): string | false => {
  const ignored =
    ' a an and are at by can do does for how i in is it me my not of on or that the to what when where why with you dla jak na nie o od po się w z za że ';
  const word = term.toLowerCase();
  if (ignored.includes(` ${word} `)) return false;
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
};

/** The share of letters that may differ; a shorter term is found by its beginning only: a letter off, it is another word. */
export const fuzzyOf = (term: string): number | false => (term.length >= 6 ? 0.2 : false);
