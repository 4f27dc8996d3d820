// VitePress serialises these functions for the browser, so they cannot reference anything outside.

/**
 * Normalises a word of a text or a query: removes diacritics, so that `gesla` finds `gęślą`. Returns false for stop
 * words in English and Polish.
 */
export const foldedTerm = (term: string): string | false => {
  const ignored =
    ' a an and are at by can change do does for from how i if in is it me my not of on or that the to use what when where which why with you co dla i jak jest na nie o od po się ten w z za zmienić że ';
  const word = term.toLowerCase();
  if (ignored.includes(` ${word} `)) return false;
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
};

/**
 * The share of letters that may differ. Short terms only match as prefixes, because one letter makes a different word.
 */
export const fuzzyOf = (term: string): number | false => (term.length >= 6 ? 0.2 : false);

/** Ranks the first section of a page higher: it has the search terms, and is about the whole page. */
export const boostOf = (
  _id: string,
  _term: string,
  fields?: Readonly<Record<string, unknown>>,
): number => (Array.isArray(fields?.titles) && fields.titles.length === 0 ? 1.6 : 1);
