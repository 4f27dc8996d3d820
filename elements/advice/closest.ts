/** The edit distance of two words: letters added, removed, replaced or swapped with the next. */
function distance(a: string, b: string): number {
  const rows = [[...Array(b.length + 1).keys()]];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) row.push(cell(rows, row, { a, b, i, j }));
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

interface CellPosition {
  readonly a: string;
  readonly b: string;
  readonly i: number;
  readonly j: number;
}

const at = (row: readonly number[] | undefined, column: number): number =>
  row?.[column] ?? Number.POSITIVE_INFINITY;

function cell(
  rows: readonly number[][],
  row: readonly number[],
  { a, b, i, j }: CellPosition,
): number {
  const isSame = a[i - 1] === b[j - 1];
  const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return Math.min(
    at(rows[i - 1], j) + 1,
    at(row, j - 1) + 1,
    at(rows[i - 1], j - 1) + (isSame ? 0 : 1),
    isSwapped ? at(rows[i - 2], j - 2) + 1 : Number.POSITIVE_INFINITY,
  );
}

/** Normalizes a word, so that `minLength` and `min_length` equal `min-length`. */
const letters = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The known word closest to an unknown one; undefined if none is close. */
export function closest(word: string, words: readonly string[]): string | undefined {
  const given = letters(word);
  const ranked = words
    .map((known) => ({ known, far: distance(given, letters(known)) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  // of `minicart.bascket` only the last part can be misspelt
  const { length } = letters(word.slice(word.lastIndexOf('.') + 1));
  return best && best.far <= Math.max(1, Math.floor(length / 4)) ? best.known : undefined;
}

/** `; did you mean minlength?`, for a common synonym or the closest word; '' if no word is close. */
export function suggestion(
  word: string,
  words: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
): string {
  const meant = Object.hasOwn(synonyms, word) ? synonyms[word] : closest(word, words);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}
