/** The number of context lines before and after a change. */
const CONTEXT = 4;
const REST = '  …';

/** The longest common subsequence of two texts, as pairs of line numbers. */
function lengths(before: readonly string[], after: readonly string[]): readonly number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [table[row] ?? [], table[row + 1] ?? []];
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return table;
}

/** Omits unchanged lines far from a change. */
function nearChanges(lines: readonly string[]): readonly string[] {
  const changed = lines.flatMap((line, at) => (line.startsWith(' ') ? [] : [at]));
  const isNear = (at: number) => changed.some((change) => Math.abs(change - at) <= CONTEXT);
  // a placeholder for a single line saves nothing
  const isKept = (at: number) => isNear(at) || (isNear(at - 1) && isNear(at + 1));
  return lines.flatMap((line, at) => {
    if (isKept(at)) return [line];
    return isNear(at - 1) ? [REST] : [];
  });
}

/** A line diff: `- ` before removed lines, `+ ` before added ones; a change of indentation is ignored. */
export function lineDiff(before: readonly string[], after: readonly string[]): readonly string[] {
  const [old, made] = [before, after].map((lines) => lines.map((line) => line.trim()));
  if (!old || !made) return [];
  const table = lengths(old, made);
  const lines: string[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < made.length) {
    if (row < old.length && column < made.length && old[row] === made[column]) {
      lines.push(`  ${after[column]}`);
      row += 1;
      column += 1;
    } else if ((table[row + 1]?.[column] ?? -1) >= (table[row]?.[column + 1] ?? -1)) {
      lines.push(`- ${before[row]}`);
      row += 1;
    } else {
      lines.push(`+ ${after[column]}`);
      column += 1;
    }
  }
  return nearChanges(lines);
}
